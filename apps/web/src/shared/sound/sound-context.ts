import { createContext } from 'react';
import { createFilePlayer, type PlayFile } from './sound-file.ts';
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts';
import { createVoices, type Voices } from './voices.ts';

/** Everything that makes sounds in this browser. */
interface Sounds {
  voices: Voices;
  player: SoundPlayer;
  playFile: PlayFile;
}

const createSounds = (synthesis: SpeechSynthesis | undefined): Sounds => ({
  voices: createVoices(synthesis),
  player: createSoundPlayer(),
  playFile: createFilePlayer(() => new Audio()),
});

/** Has no provider, so that only screens with sounds load this. */
export const SoundContext = createContext(createSounds(globalThis.speechSynthesis));
