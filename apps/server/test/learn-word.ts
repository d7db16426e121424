import type { Knowing } from '@wordhoard/contract/enumeration';
import { saveWordProgress, stageOf } from '../src/features/practice/review/word-progress.ts';
import type { Database } from '../src/platform/database/database.ts';

/** Lets somebody know so much of a word since an hour of the first of March. */
export async function learnWord(
  database: Database,
  learner: { id: string },
  { id: wordId }: { id: string },
  knowing: Knowing,
  hour = 0,
): Promise<void> {
  const learning = { status: stageOf[knowing], rightDays: 0 };
  const time = new Date(Date.UTC(2026, 2, 1, hour));
  await saveWordProgress(database, learner.id, [{ wordId, learning }], time);
}
