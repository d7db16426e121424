import { QuizMode } from '@wordhoard/contract/enumeration';
import type { QuizChoice, QuizKindChoice } from './quiz-choice.ts';
import { type QuizWish, quizLink } from './quiz-link.ts';
import type { QuizSession } from './quiz-session.ts';
import { wordsOfRound } from './words-of-round.ts';

type Played = Pick<QuizSession, 'settings' | 'isByEar'>;
type ChosenWords = Pick<QuizWish, 'source' | 'seed'>;

/** How a round was played, as it is chosen. */
export function choiceOf(played: Played): QuizChoice {
  const { mode, direction, count } = played.settings;
  const isPictured = (mode & QuizMode.Image) !== 0;
  return {
    kind: kindOf(played),
    mode: isPictured ? QuizMode.Image : QuizMode.Tran,
    direction,
    wordCount: count,
  };
}

function kindOf({ settings: { codes }, isByEar }: Played): QuizKindChoice {
  if (isByEar) return 'by-ear';
  const [code = 'multiple-choice'] = codes;
  return codes.length > 1 ? 'mixed' : code;
}

/** The address where a round with the same settings can be played, by anybody. */
export function settingsLink(played: Played): string {
  const { source, tranLangCode, seed } = played.settings;
  return quizLink({ source, tranLangCode, choice: choiceOf(played), seed });
}

/**
 * What chooses the very words of a round once more. A retry asks only some of those that its settings
 * choose, so they are named; the rows of a table cannot be, so there it is all of them.
 */
export function sameWords(session: QuizSession): ChosenWords {
  const { source, seed } = session.settings;
  if (session.isRetry !== true || source.kind === 'table') return { source, seed };
  return { source: wordsOfRound(session) };
}

/** The address where the same words can be played alike, by anybody. */
export function sameQuizLink(session: QuizSession): string {
  const { tranLangCode } = session.settings;
  return quizLink({ ...sameWords(session), tranLangCode, choice: choiceOf(session) });
}
