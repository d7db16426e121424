import type { Knowing } from '@wordhoard/contract/enumeration';
import type { Database } from '../src/database/database.ts';
import { saveLearning } from '../src/knowing/learning-store.ts';
import { stageOf } from '../src/knowing/stage.ts';

/** Lets somebody know so much of a word since an hour of the first of March. */
export async function learnWord(
  database: Database,
  learner: { id: string },
  { id: wordId }: { id: string },
  knowing: Knowing,
  hour = 0,
): Promise<void> {
  const learning = { knowing: stageOf[knowing], rightDays: 0 };
  const time = new Date(Date.UTC(2026, 2, 1, hour));
  await saveLearning(database, learner.id, [{ wordId, learning }], time);
}
