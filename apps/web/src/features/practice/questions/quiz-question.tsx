import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Judgement, QuizSession, WordQuestion, WordResult } from '../session/quiz-session.ts';

/** What every kind of question is given, and what it tells of the answer. */
export interface QuestionProps<Question extends WordQuestion> {
  question: Question;
  /** The answer, once it is given. */
  result: WordResult | undefined;
  session: QuizSession;
  /** Answers anew what is answered already, too. Another word is named, where the question has several. */
  onAnswer: (judgement: Judgement, wordId?: string) => void;
  onNext: () => void;
  /** Called by a kind that shows the answer before it is judged, and when it hides it again. */
  onReveal: (isRevealed: boolean) => void;
  /** Lets the word be heard again; absent where it would be given away. */
  onPlay: (() => void) | undefined;
  /** Beside the word that is asked. */
  action: ReactNode;
}

type QuestionOf<Kind> = Extract<WordQuestion, { kind: Kind }>;

/** Each kind comes with code of its own. */
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

/** Fetches a kind before it is played, so that its first question is there at once. */
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
