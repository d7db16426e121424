import { findResult } from '@wordhoard/quiz-engine';
import { useStore } from 'jotai';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { v7 as newId } from 'uuid';
import { dayAtAtom } from '../../../shared/time/local-day.ts';
import { reviewsAtom } from '../../review/practice.ts';
import { useMemory } from '../../review/word-state.ts';
import { listFailingItems } from '../session/failing-items.ts';
import { answerAtom, continueAtom, correctAtom } from '../session/quiz-atom.ts';
import {
  isFinished,
  type Judgement,
  type QuizSession,
  type WordPair,
  type WordQuestion,
  type WordResult,
} from '../session/quiz-session.ts';
import type { WordItem } from '../session/word-item.ts';

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
  /** Shown with the answer. */
  answerAction: ReactNode;
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

const questions = {
  cards: lazy(load.cards),
  'letter-match': lazy(load['letter-match']),
  'match-up': lazy(load['match-up']),
  'multiple-choice': lazy(load['multiple-choice']),
  spelling: lazy(load.spelling),
};

export const preloadQuestion = (kind: WordQuestion['kind']): void => {
  load[kind]().catch(() => undefined);
};

function QuestionOfKind(props: QuestionProps<WordQuestion>) {
  // The type of `load` guarantees that the component accepts questions of its kind.
  const Question = questions[props.question.kind] as ComponentType<typeof props>;
  return <Question {...props} />;
}

/** A longer time means that the learner was away. The server's limit is the same. */
const maxMilliseconds = 3_600_000;

interface CurrentQuestionProps
  extends Pick<
    QuestionProps<WordQuestion>,
    'session' | 'action' | 'answerAction' | 'onReveal' | 'onPlay'
  > {
  pair: WordPair;
  /** Called after the last question. */
  onFinish: () => void;
}

/** Long enough to see that an answer was right. */
const glanceMilliseconds = 600;

const WordHelp = lazy(async () => ({ default: (await import('./word-help.tsx')).WordHelp }));

/** The current question with the handling of its answer. */
export function CurrentQuestion({
  pair: { word, question },
  onFinish,
  ...props
}: CurrentQuestionProps) {
  const store = useStore();
  const thinkingSince = useRef(Date.now());
  const strengthOf = useStrengths(props.session);
  const answering = useRef<Promise<QuizSession | undefined>>(undefined);
  const [helped, showHelp] = useHelp(question);

  /** A later correction, such as “I was right”, keeps the time of the first answer. */
  function answer(judgement: Judgement, wordId = word.id): void {
    const now = new Date();
    const previousResult = findResult(props.session.quiz, wordId);
    const given = previousResult ?? {
      milliseconds: Math.min(now.getTime() - thinkingSince.current, maxMilliseconds),
      day: store.get(dayAtAtom)(now),
      answeredAt: now.toISOString(),
      before: strengthOf(wordId),
    };
    const { milliseconds, day, answeredAt, before } = given;
    thinkingSince.current = now.getTime();
    const next = { id: newId(), ...judgement, wordId, milliseconds, day, answeredAt, before };
    answering.current = store.set(previousResult === undefined ? answerAtom : correctAtom, next);
  }

  /** After an answer that is still being stored, too. */
  async function continueQuiz(): Promise<void> {
    if (showHelp((await answering.current) ?? props.session)) return;
    const session = await store.set(continueAtom, word.id);
    if (session && isFinished(session)) onFinish();
  }

  const result = findResult(props.session.quiz, word.id);
  const continuesAlone = props.session.timeLimit !== undefined && result?.correct === true;
  useEffect(() => {
    if (!continuesAlone) return;
    const timer = setTimeout(continueQuiz, glanceMilliseconds);
    return () => clearTimeout(timer);
  }, [continuesAlone]);

  return (
    <Suspense>
      {helped ? (
        <WordHelp key={helped.wordId} item={helped} onNext={continueQuiz} {...props} />
      ) : (
        <QuestionOfKind
          question={question}
          result={result}
          onAnswer={answer}
          onNext={continueQuiz}
          {...props}
        />
      )}
    </Suspense>
  );
}

/** The word of a question that needs help before the next question, and a function that shows it, if there is one. */
function useHelp(question: WordQuestion) {
  const store = useStore();
  const [failing, setFailing] = useState<readonly WordItem[]>();

  function showHelp(session: QuizSession): boolean {
    const toHelp = failing?.slice(1) ?? listFailingItems(session, question, store.get(reviewsAtom));
    setFailing(toHelp);
    return toHelp.length > 0;
  }

  return [failing?.[0], showHelp] as const;
}

/** Tells how well the learner remembers the words of a round. */
function useStrengths({ quiz: { pairs } }: QuizSession) {
  const memories = useMemory(pairs.map(({ question }) => question.item.word));
  return (wordId: string) =>
    memories[pairs.findIndex(({ word }) => word.id === wordId)]?.strength ?? 0;
}
