import { limits } from '@wordhoard/contract/limits';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { LessonPlay } from '../../features/lesson/lesson-play.tsx';
import { LessonStart } from '../../features/lesson/lesson-start.tsx';
import { quizAtom } from '../../features/quiz/session/quiz-atom.ts';
import { isFinished } from '../../features/quiz/session/quiz-session.ts';

/** Continues the lesson that was left, or starts the next one. With a list, only a lesson of that list. */
export function LessonScreen() {
  const [parameters] = useSearchParams();
  const session = useAtomValue(quizAtom);
  const pair = session?.quiz.pairs[session.quiz.index];
  // A lesson that is finished here stays, because the verdict on its last answer is still shown.
  const [finishedBefore] = useState(() =>
    session !== undefined && isFinished(session) ? session.id : undefined,
  );
  const listId = parameters.get('list') ?? undefined;
  const isOfOtherList = listId !== undefined && session?.lesson?.list?.id !== listId;
  if (
    session?.lesson === undefined ||
    pair === undefined ||
    isOfOtherList ||
    session.id === finishedBefore
  )
    return <LessonStart listId={listId} maxWords={readWordCount(parameters)} />;
  return <LessonPlay session={session} lesson={session.lesson} pair={pair} />;
}

/** How many words to teach; `undefined` if the address has no possible number. */
function readWordCount(parameters: URLSearchParams): number | undefined {
  const words = Number(parameters.get('words'));
  return Number.isInteger(words) && words > 0 && words <= limits.lessonWords ? words : undefined;
}
