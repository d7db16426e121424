/** A learner's progress with one word. */
export interface WordProgress {
  readonly status: WordStatus;
  /** The number of days with a right answer since the last wrong one. */
  readonly rightDays: number;
  /** The latest of these days, such as `2026-03-01`. */
  readonly lastRightDay?: string;
}

/** `saved` means to learn; `unknown` means not saved. */
export type WordStatus = 'known' | 'saved' | 'unknown';

const daysToKnow = 3;

/**
 * Updates the progress with a word after an answer. Right answers on three different days, without a
 * wrong one in between, make a saved word known. A wrong answer restarts the count and makes a known word
 * saved again. A word that the learner has not saved does not change.
 *
 * @param progress - the progress before the answer; keep it to undo the answer
 * @param answer - `correct`, and `day` in the learner's time zone, such as `2026-03-01`
 * @returns the new progress, or the same object if nothing changes
 * @example
 * const saved = { status: 'saved', rightDays: 2, lastRightDay: '2026-03-01' } as const;
 * updateProgress(saved, { correct: true, day: '2026-03-02' }).status; // 'known'
 */
export function updateProgress(
  progress: WordProgress,
  { correct, day }: { correct: boolean; day: string },
): WordProgress {
  if (progress.status === 'unknown') return progress;
  if (!correct) return { status: 'saved', rightDays: 0 };
  if (progress.status === 'known' || progress.lastRightDay === day) return progress;

  const rightDays = progress.rightDays + 1;
  const status = rightDays >= daysToKnow ? 'known' : 'saved';
  return { status, rightDays, lastRightDay: day };
}
