import { isNeutral } from '@wordhoard/contract/answered-review';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { listAnswers, type QuizSession } from '../session/quiz-session.ts';

/** Plays a sound for each answer, unless the app is muted. Undoing is silent. */
export function useChime(session: QuizSession): void {
  const { audio } = useAtomValue(settingsAtom);
  const [chime] = useState(loadChime);
  const answers = listAnswers(session);
  const playedCount = useRef(answers.length);
  useEffect(() => {
    const latest = answers.length > playedCount.current ? answers.at(-1) : undefined;
    playedCount.current = answers.length;
    if (latest === undefined || audio.muted || isNeutral(latest)) return;
    const kind = latest.correct ? 'right' : 'wrong';
    // Creating the first sound takes a while, so the verdict is painted before.
    afterPaint()
      .then(() => chime)
      .then((play) => play(kind, audio.volume))
      .catch(ignoreError);
    // Only answers play a sound.
  }, [answers.length]);
}

/** Loaded after the first question, which does not wait for it. */
async function loadChime() {
  const { createChime } = await import('./chime.ts');
  return createChime(() => new AudioContext());
}

/** A quiz works without sound. */
const ignoreError = () => undefined;

const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
