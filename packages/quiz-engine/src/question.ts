import type { CardQuestion } from './card.ts';
import type { LetterMatchQuestion } from './letter-match.ts';
import type { MatchUpQuestion } from './match-up.ts';
import type { MultipleChoiceQuestion } from './multiple-choice.ts';
import type { QuizItem } from './quiz-item.ts';
import type { SpellingQuestion } from './spelling.ts';

/** A question of any kind; `kind` tells which. */
export type QuizQuestion<Item extends QuizItem = QuizItem> =
  | CardQuestion<Item>
  | LetterMatchQuestion<Item>
  | MatchUpQuestion<Item>
  | MultipleChoiceQuestion<Item>
  | SpellingQuestion<Item>;

/** The five kinds of quiz. */
export type QuizKind = QuizQuestion['kind'];
