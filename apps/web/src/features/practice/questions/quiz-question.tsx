import { resultOf } from '@wordhoard/quiz-engine';
import { useStore } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../shared/routes/routes.ts';
import { localDay } from '../knowing/knowing-atom.ts';
import { answerAtom, continueAtom, undoAtom } from '../session/quiz-actions.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import {
  isFinished,
  type Judgement,
  type QuizSession,
  type WordPair,
  type WordQuestion,
  type WordResult,
} from '../session/quiz-session.ts';

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

function QuestionOfKind({ question, ...props }: QuestionProps<WordQuestion>) {
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

/** A longer time means that the learner was away. The server's limit is the same. */
const maxMilliseconds = 3_600_000;

interface CurrentQuestionProps
  extends Pick<QuestionProps<WordQuestion>, 'session' | 'action' | 'onReveal' | 'onPlay'> {
  pair: WordPair;
}

/** The current question with the handling of its answer. */
export function CurrentQuestion({ pair: { word, question }, ...props }: CurrentQuestionProps) {
  const [, navigate] = useLocation();
  const store = useStore();
  const thinkingSince = useRef(Date.now());

  /** A later correction, such as “I was right”, keeps the time of the first answer. */
  function answer(judgement: Judgement, wordId = word.id): void {
    const now = Date.now();
    const previousResult = resultOf(props.session.quiz, wordId);
    const elapsed = Math.min(now - thinkingSince.current, maxMilliseconds);
    const milliseconds = previousResult?.milliseconds ?? elapsed;
    thinkingSince.current = now;
    if (previousResult !== undefined) store.set(undoAtom);
    store.set(answerAtom, { ...judgement, wordId, milliseconds, day: localDay(new Date(now)) });
  }

  function continueQuiz(): void {
    // Some questions continue immediately after an answer, so the current state is read from the
    // store.
    const session = store.get(quizAtom);
    if (session && isFinished(session)) navigate(paths.quizResults(), { replace: true });
    else store.set(continueAtom);
  }

  return (
    <Suspense>
      <QuestionOfKind
        question={question}
        result={resultOf(props.session.quiz, word.id)}
        onAnswer={answer}
        onNext={continueQuiz}
        {...props}
      />
    </Suspense>
  );
}
