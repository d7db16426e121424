/** Why a sound file is refused. */
export type AudioProblemKind = 'unreadable' | 'too-short' | 'too-long' | 'silent';

export class AudioProblem extends Error {
  readonly kind: AudioProblemKind;

  constructor(kind: AudioProblemKind, options?: ErrorOptions) {
    super(`The sound is ${kind}`, options);
    this.kind = kind;
  }
}
