/** A sound with one channel. */
export interface Sound {
  /** From -1 to 1. */
  samples: Float32Array;
  /** In hertz. */
  sampleRate: number;
}

export const countSeconds = ({ samples, sampleRate }: Sound): number => samples.length / sampleRate;

/** Why a sound file is refused. */
export type AudioProblemKind = 'unreadable' | 'too-short' | 'too-long' | 'silent';

export class AudioProblem extends Error {
  readonly kind: AudioProblemKind;

  constructor(kind: AudioProblemKind, options?: ErrorOptions) {
    super(`The sound is ${kind}`, options);
    this.kind = kind;
  }
}

export type AudioFormat = 'wav' | 'mp3' | 'opus' | 'vorbis' | 'webm';

/** The format of a sound file by its first bytes; undefined if it is none that the server decodes. */
export function detectAudioFormat(bytes: Uint8Array): AudioFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (start.startsWith('RIFF') && start.startsWith('WAVE', 8)) return 'wav';
  if (start.startsWith('ID3') || isMp3Frame(bytes)) return 'mp3';
  if (start.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  if (!start.startsWith('OggS')) return undefined;
  if (start.includes('OpusHead')) return 'opus';
  return start.includes('\x01vorbis') ? 'vorbis' : undefined;
}

/** A frame begins with eleven set bits, then a version and a layer that is not reserved. */
const isMp3Frame = ([first = 0, second = 0]: Uint8Array): boolean =>
  first === 0xff && (second & 0xe6) === 0xe2;
