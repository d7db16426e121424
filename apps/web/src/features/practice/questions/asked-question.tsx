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

/** A longer time means that the learner was away. The server's limit is the same. */
const longestMilliseconds = 3_600_000;

interface AskedQuestionProps
  extends Pick<QuestionProps<WordQuestion>, 'session' | 'action' | 'onReveal' | 'onPlay'> {
  pair: WordPair;
}

/** The current question with the handling of its answer. */
export function AskedQuestion({ pair: { word, question }, ...asked }: AskedQuestionProps) {
  const [, navigate] = useLocation();
  const store = useStore();
  const thinkingSince = useRef(Date.now());

  /** A later correction, such as “I was right”, keeps the time of the first answer. */
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
    // Some questions continue immediately after an answer, so the current state is read from the
    // store.
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
