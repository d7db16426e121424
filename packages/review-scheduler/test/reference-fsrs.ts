import type { Rating } from '@wordhoard/review-scheduler';

export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
}

/**
 * FSRS-6 without reviews on the same day, written after the formulas of SPEC.md and not after a library.
 * Stability and difficulty are not rounded.
 */
export function referenceFsrs(w: (index: number) => number) {
  const factor = 0.9 ** (-1 / w(20)) - 1;
  const recall = (days: number, { stability }: Memory) =>
    (1 + (factor * days) / stability) ** -w(20);

  const firstDifficulty = (rating: Rating) => w(4) - Math.exp(w(5) * (rating - 1)) + 1;

  function nextDifficulty(difficulty: number, rating: Rating): number {
    const change = (-w(6) * (rating - 3) * (10 - difficulty)) / 9;
    return clamp(w(7) * firstDifficulty(4) + (1 - w(7)) * (difficulty + change), 1, 10);
  }

  function grow({ stability, difficulty }: Memory, chance: number, rating: Rating): number {
    const bonus = { 1: 0, 2: w(15), 3: 1, 4: w(16) }[rating];
    const gain =
      Math.exp(w(8)) * (11 - difficulty) * stability ** -w(9) * Math.expm1(w(10) * (1 - chance));
    return stability * (1 + gain * bonus);
  }

  function lapse({ stability, difficulty }: Memory, chance: number): number {
    const left =
      w(11) *
      difficulty ** -w(12) *
      ((stability + 1) ** w(13) - 1) *
      Math.exp(w(14) * (1 - chance));
    return Math.min(stability, left);
  }

  function next(memory: Memory | undefined, days: number, rating: Rating): Memory {
    if (memory === undefined) {
      const stability = Math.max(0.1, w(rating - 1));
      return { stability, difficulty: clamp(firstDifficulty(rating), 1, 10) };
    }
    const chance = recall(days, memory);
    const stability = rating === 1 ? lapse(memory, chance) : grow(memory, chance, rating);
    return {
      stability: clamp(stability, 0.001, 36_500),
      difficulty: nextDifficulty(memory.difficulty, rating),
    };
  }

  return { next, recall };
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}
