import { createContext } from 'react';
import type { PlayedHow } from './sound-player.ts';
import { createSoundPlayer } from './sound-player.ts';
import { createVoices } from './voices.ts';

/** Plays voices, recordings and other files in this browser. */
const createSounds = (synthesis: SpeechSynthesis | undefined) => ({
  voices: createVoices(synthesis),
  player: createSoundPlayer(),
  playFile: createFilePlayer(() => new Audio()),
});

/** Has no provider, so that only screens with sounds load this. */
export const SoundContext = createContext(createSounds(globalThis.speechSynthesis));

type PlayFile = (url: string, how: PlayedHow) => Promise<void>;

const slowRate = 0.65;

/**
 * Plays sound files, one at a time.
 *
 * @param createAudio - creates the one element that plays everything: Safari lets an element play
 *   without a gesture once it has played after one
 */
function createFilePlayer(createAudio: () => HTMLAudioElement): PlayFile {
  let audio: HTMLAudioElement | undefined;
  return async (url, { isSlow, volume, signal }) => {
    audio ??= createAudio();
    audio.src = url;
    audio.volume = volume;
    audio.playbackRate = isSlow ? slowRate : 1;
    await playToEnd(audio, signal);
  };
}

async function playToEnd(audio: HTMLAudioElement, signal: AbortSignal): Promise<void> {
  const listening = new AbortController();
  const ended = new Promise<void>((resolve, reject) => {
    const once = { signal: listening.signal };
    audio.addEventListener('ended', () => resolve(), once);
    audio.addEventListener('error', () => reject(new Error('The file cannot be played')), once);
    signal.addEventListener(
      'abort',
      () => {
        audio.pause();
        resolve();
      },
      once,
    );
  });
  try {
    await Promise.all([audio.play().catch(ignoreRefusal), ended]);
  } finally {
    listening.abort();
  }

  /** Before the first gesture on a page, browsers refuse to play. A newer sound interrupts `play`. */
  function ignoreRefusal(error: unknown): void {
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      audio.dispatchEvent(new Event('ended'));
    else if (!signal.aborted) throw error;
  }
}
