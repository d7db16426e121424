import { type ComponentType, lazy, type ReactNode } from 'react';
import type {
  Judgement,
  WordPair,
  WordQuestion,
  WordQuestionKind,
  WordResult,
} from './quiz-session.ts';

/** What every kind of question is given, and what it tells of the answer. */
export interface QuestionProps<Question extends WordQuestion> {
  question: Question;
  /** The answer, once it is given. */
  result: WordResult | undefined;
  /** All that the quiz asks. */
  pairs: readonly WordPair[];
  /** Answers anew what is answered already, too. */
  onAnswer: (judgement: Judgement) => void;
  onNext: () => void;
  /** Beside the word that is asked. */
  action: ReactNode;
}

type QuestionOf<Kind> = Extract<WordQuestion, { kind: Kind }>;

/** Each kind comes with code of its own. */
const load = {
  cards: async () => ({ default: (await import('./card-question.tsx')).CardQuestion }),
  'multiple-choice': async () => ({
    default: (await import('./choice-question.tsx')).ChoiceQuestion,
  }),
  spelling: async () => ({
    default: (await import('./spelling-question.tsx')).SpellingQuestion,
  }),
} satisfies {
  [Kind in WordQuestionKind]: () => Promise<{
    default: ComponentType<QuestionProps<QuestionOf<Kind>>>;
  }>;
};

const CardQuestion = lazy(load.cards);
const ChoiceQuestion = lazy(load['multiple-choice']);
const SpellingQuestion = lazy(load.spelling);

/** Fetches a kind before it is played, so that its first question is there at once. */
export const preloadQuestion = (kind: WordQuestionKind): void => {
  load[kind]().catch(() => undefined);
};

export function QuizQuestion({ question, ...props }: QuestionProps<WordQuestion>) {
  switch (question.kind) {
    case 'cards':
      return <CardQuestion question={question} {...props} />;
    case 'multiple-choice':
      return <ChoiceQuestion question={question} {...props} />;
    case 'spelling':
      return <SpellingQuestion question={question} {...props} />;
  }
}
