/** A sound with one channel. */
export interface Sound {
  /** From -1 to 1. */
  samples: Float32Array;
  /** In hertz. */
  sampleRate: number;
}

export const secondsOf = ({ samples, sampleRate }: Sound): number => samples.length / sampleRate;
