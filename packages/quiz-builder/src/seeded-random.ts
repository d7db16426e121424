import type { Random } from '@wordhoard/quiz-engine';

/**
 * Creates a pseudo-random generator, which returns the same numbers for the same seed on every device: mulberry32 by
 * Tommy Ettinger.
 *
 * @param seed - a whole number of 32 bits
 * @example
 * shuffle(words, seededRandom(settings.seed));
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const half = Math.imul(state ^ (state >>> 15), state | 1);
    const whole = half ^ (half + Math.imul(half ^ (half >>> 7), half | 61));
    return ((whole ^ (whole >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed that follows from a text: FNV-1a by Fowler, Noll and Vo, over its UTF-16 code units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
