import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { answersOf, type QuizSession } from '../session/quiz-session.ts';

/** Sounds with each answer, unless the learner has muted the app. What is taken back makes no sound. */
export function useChime(session: QuizSession): void {
  const { audio } = useAtomValue(settingsAtom);
  const [chime] = useState(loadChime);
  const answers = answersOf(session);
  const heard = useRef(answers.length);
  useEffect(() => {
    const latest = answers.length > heard.current ? answers.at(-1) : undefined;
    heard.current = answers.length;
    if (latest === undefined || audio.muted) return;
    const kind = latest.correct ? 'right' : 'wrong';
    // A browser takes its time over its first sound; the verdict is seen before it.
    afterPaint()
      .then(() => chime)
      .then((play) => play(kind, audio.volume))
      .catch(beSilent);
    // Only an answer sounds, not what else changes.
  }, [answers.length]);
}

/** It comes after the first question, which does not wait for it. */
async function loadChime() {
  const { createChime } = await import('./chime.ts');
  return createChime(() => new AudioContext());
}

/** Without a connection or a loudspeaker, one still plays. */
const beSilent = () => undefined;

/** Lets the browser paint what has changed before more work is done. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
