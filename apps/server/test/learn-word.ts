import { type Knowing, wordStatusOf } from '@wordhoard/contract/enumeration';
import { saveWordProgress } from '../src/features/practice/review/word-progress.ts';
import type { Database } from '../src/platform/database/database.ts';

/** Sets what a learner knows of a word, as of an hour of 1 March 2026. */
export async function learnWord(
  database: Database,
  learner: { id: string },
  { id: wordId }: { id: string },
  knowing: Knowing,
  hour = 0,
): Promise<void> {
  const progress = { status: wordStatusOf[knowing], rightDays: 0 };
  const time = new Date(Date.UTC(2026, 2, 1, hour));
  await saveWordProgress(database, learner.id, [{ wordId, progress }], time);
}
