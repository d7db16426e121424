/** A sound with one channel. */
export interface Sound {
  /** From -1 to 1. */
  samples: Float32Array;
  /** In hertz. */
  sampleRate: number;
}

export const secondsOf = ({ samples, sampleRate }: Sound): number => samples.length / sampleRate;

/** Why a sound file is refused. */
export type AudioProblemKind = 'unreadable' | 'too-short' | 'too-long' | 'silent';

export class AudioProblem extends Error {
  readonly kind: AudioProblemKind;

  constructor(kind: AudioProblemKind, options?: ErrorOptions) {
    super(`The sound is ${kind}`, options);
    this.kind = kind;
  }
}
