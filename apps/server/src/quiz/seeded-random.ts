import type { Random } from '@wordhoard/quiz-engine';

/** The same numbers for the same seed: Tommy Ettinger's mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const half = Math.imul(state ^ (state >>> 15), state | 1);
    const whole = half ^ (half + Math.imul(half ^ (half >>> 7), half | 61));
    return ((whole ^ (whole >>> 14)) >>> 0) / 2 ** 32;
  };
}
