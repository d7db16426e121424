import { decodeAudio } from './decode-audio.ts';
import { encodeMp3, prepareSound } from './prepare-sound.ts';
import { AudioProblem, type AudioProblemKind, countSeconds } from './sound.ts';

export interface AudioTask {
  bytes: Uint8Array;
  minSeconds: number;
  maxSeconds: number;
}

export interface EncodedSound {
  /** An MP3 file. */
  bytes: Uint8Array;
  milliseconds: number;
}

export type AudioOutcome = EncodedSound | { problem: AudioProblemKind };

/** Runs in a thread. A problem is returned, because an error loses its class between threads. */
export async function run({ bytes, minSeconds, maxSeconds }: AudioTask): Promise<AudioOutcome> {
  try {
    const sound = prepareSound(await decodeAudio(bytes, maxSeconds), { minSeconds });
    return {
      bytes: await encodeMp3(sound),
      milliseconds: Math.round(countSeconds(sound) * 1_000),
    };
  } catch (error) {
    if (error instanceof AudioProblem) return { problem: error.kind };
    throw error;
  }
}
