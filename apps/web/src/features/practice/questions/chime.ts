import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { answersOf, type QuizSession } from '../session/quiz-session.ts';

/** A short sound for an answer. */
export type Chime = (kind: 'right' | 'wrong', volume: number) => void;

/** Notes in hertz, one after the other: a fifth upwards, or a low second downwards. */
const notes = { right: [659.26, 987.77], wrong: [207.65, 185] };
const noteSeconds = 0.11;
const loudest = 0.12;
/** A gain may come close to silence, not reach it. */
const silence = 0.0001;

/**
 * Sounds that the browser makes itself, so that nothing has to be fetched.
 *
 * @param createContext makes what they are made with, once the first one is wished for: before
 *   anybody has done anything, browsers refuse it
 */
export function createChime(createContext: () => AudioContext): Chime {
  let context: AudioContext | undefined;
  return (kind, volume) => {
    context ??= createContext();
    const start = context.currentTime;
    for (const [index, frequency] of notes[kind].entries()) {
      playNote(context, { frequency, volume, at: start + index * noteSeconds });
    }
  };
}

interface Note {
  frequency: number;
  volume: number;
  /** In seconds of the context. */
  at: number;
}

function playNote(context: AudioContext, { frequency, volume, at }: Note): void {
  const end = at + 2 * noteSeconds;
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency });
  const gain = new GainNode(context, { gain: silence });
  gain.gain.exponentialRampToValueAtTime(Math.max(silence, volume * loudest), at + 0.01);
  gain.gain.exponentialRampToValueAtTime(silence, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(end);
}

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
