import { createContext } from 'react';
import { createFilePlayer, type PlayFile } from './sound-file.ts';
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts';
import { createVoices, type Voices } from './voices.ts';

/** Everything that makes sounds in this browser. */
export interface Sounds {
  voices: Voices;
  player: SoundPlayer;
  playFile: PlayFile;
}

export const createSounds = (synthesis: SpeechSynthesis | undefined): Sounds => ({
  voices: createVoices(synthesis),
  player: createSoundPlayer(),
  playFile: createFilePlayer(() => new Audio()),
});

export const SoundContext = createContext<Sounds>(createSounds(undefined));
