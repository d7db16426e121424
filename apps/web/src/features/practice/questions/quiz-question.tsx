import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Judgement, QuizSession, WordQuestion, WordResult } from '../session/quiz-session.ts';

/** The input of every kind of question, and its callbacks. */
export interface QuestionProps<Question extends WordQuestion> {
  question: Question;
  /** The result, once the question is answered. */
  result: WordResult | undefined;
  session: QuizSession;
  /** Called with an answer or a correction of one. Boards also name the word. */
  onAnswer: (judgement: Judgement, wordId?: string) => void;
  onNext: () => void;
  /** Called when the answer is revealed before it is graded, and when it is hidden again. */
  onReveal: (isRevealed: boolean) => void;
  /** Plays the word again; absent if that would reveal the answer. */
  onPlay: (() => void) | undefined;
  /** Shown beside the prompt. */
  action: ReactNode;
}

type QuestionOf<Kind> = Extract<WordQuestion, { kind: Kind }>;

/** Each kind is a chunk of its own. */
const load = {
  cards: async () => ({ default: (await import('./card-question.tsx')).CardQuestion }),
  'letter-match': async () => ({
    default: (await import('./letter-question.tsx')).LetterQuestion,
  }),
  'match-up': async () => ({ default: (await import('./match-question.tsx')).MatchQuestion }),
  'multiple-choice': async () => ({
    default: (await import('./choice-question.tsx')).ChoiceQuestion,
  }),
  spelling: async () => ({
    default: (await import('./spelling-question.tsx')).SpellingQuestion,
  }),
} satisfies {
  [Kind in WordQuestion['kind']]: () => Promise<{
    default: ComponentType<QuestionProps<QuestionOf<Kind>>>;
  }>;
};

const CardQuestion = lazy(load.cards);
const LetterQuestion = lazy(load['letter-match']);
const MatchQuestion = lazy(load['match-up']);
const ChoiceQuestion = lazy(load['multiple-choice']);
const SpellingQuestion = lazy(load.spelling);

/** Loads a kind before it is needed. */
export const preloadQuestion = (kind: WordQuestion['kind']): void => {
  load[kind]().catch(() => undefined);
};

export function QuizQuestion({ question, ...props }: QuestionProps<WordQuestion>) {
  switch (question.kind) {
    case 'cards':
      return <CardQuestion question={question} {...props} />;
    case 'letter-match':
      return <LetterQuestion question={question} {...props} />;
    case 'match-up':
      return <MatchQuestion question={question} {...props} />;
    case 'multiple-choice':
      return <ChoiceQuestion question={question} {...props} />;
    case 'spelling':
      return <SpellingQuestion question={question} {...props} />;
  }
}
