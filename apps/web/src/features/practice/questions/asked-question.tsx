import { resultOf } from '@wordhoard/quiz-engine';
import { useStore } from 'jotai';
import { Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../shared/routes/routes.ts';
import { localDay } from '../knowing/knowing-atom.ts';
import { answerAtom, continueAtom, undoAtom } from '../session/quiz-actions.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import {
  isFinished,
  type Judgement,
  type WordPair,
  type WordQuestion,
} from '../session/quiz-session.ts';
import { type QuestionProps, QuizQuestion } from './quiz-question.tsx';

/** Whoever comes back after longer has not thought so long. The account takes no more either. */
const longestMilliseconds = 3_600_000;

interface AskedQuestionProps
  extends Pick<QuestionProps<WordQuestion>, 'session' | 'action' | 'onReveal' | 'onPlay'> {
  pair: WordPair;
}

/** The question, and what is done with its answer. */
export function AskedQuestion({ pair: { word, question }, ...asked }: AskedQuestionProps) {
  const [, navigate] = useLocation();
  const store = useStore();
  const thinkingSince = useRef(Date.now());

  /** What is said of an answer later, such as “I was right”, takes nothing from the time it took. */
  function give(judgement: Judgement, wordId = word.id): void {
    const now = Date.now();
    const given = resultOf(asked.session.quiz, wordId);
    const spent = Math.min(now - thinkingSince.current, longestMilliseconds);
    const milliseconds = given?.milliseconds ?? spent;
    thinkingSince.current = now;
    if (given !== undefined) store.set(undoAtom);
    store.set(answerAtom, { ...judgement, wordId, milliseconds, day: localDay(new Date(now)) });
  }

  function goOn(): void {
    // Some kinds go on in the moment of the answer: what is asked is how the quiz stands by then.
    const played = store.get(quizAtom);
    if (played && isFinished(played)) navigate(paths.quizResults(), { replace: true });
    else store.set(continueAtom);
  }

  return (
    <Suspense>
      <QuizQuestion
        question={question}
        result={resultOf(asked.session.quiz, word.id)}
        onAnswer={give}
        onNext={goOn}
        {...asked}
      />
    </Suspense>
  );
}
