import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../app/after-paint.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { answersOf, type QuizSession } from './quiz-session.ts';

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
