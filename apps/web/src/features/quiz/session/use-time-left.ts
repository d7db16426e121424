import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { endAtom } from './quiz-atom.ts';
import type { QuizSession } from './quiz-session.ts';

const second = 1000;

/** The remaining time of a session with a time limit, which ends when the time is over. */
export function useTimeLeft(
  { timeLimit }: QuizSession,
  onEnd: () => void,
): { seconds: number; limit: number } | undefined {
  const [now, setNow] = useState(() => Date.now());
  const endSession = useSetAtom(endAtom);
  const end = useEffectEvent(() => {
    endSession();
    onEnd();
  });
  const endsAt = timeLimit && Date.parse(timeLimit.endsAt);
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) end();
    }, second / 4);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (timeLimit === undefined || endsAt === undefined) return undefined;
  const seconds = Math.ceil(Math.max(0, endsAt - now) / second);
  return { seconds: Math.min(seconds, timeLimit.seconds), limit: timeLimit.seconds };
}
