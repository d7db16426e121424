import { Piscina } from 'piscina';
import { ApplicationError } from '../errors/application-error.ts';
import type { Note, Survey } from './collection.ts';
import type { CollectionOutcome, CollectionTask } from './collection-worker.ts';

const maxMilliseconds = 60_000;

/** An idle thread ends. One that takes too long, or too much memory, is stopped. */
const pool = new Piscina<CollectionTask, CollectionOutcome>({
  filename: new URL('./collection-worker.ts', import.meta.url).href,
  name: 'run',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

async function run(task: CollectionTask): Promise<Survey | Note[]> {
  try {
    const outcome = await pool.run(task, { signal: AbortSignal.timeout(maxMilliseconds) });
    if (!('problem' in outcome)) return outcome;
    const isForeign = outcome.problem === 'foreign';
    throw new ApplicationError(isForeign ? 'PackageForeign' : 'PackageUnreadable');
  } catch (cause) {
    if (cause instanceof ApplicationError) throw cause;
    throw new ApplicationError('PackageUnreadable', { cause });
  }
}

/** @throws ApplicationError `PackageForeign` or `PackageUnreadable` */
export const surveyCollection = (path: string): Promise<Survey> =>
  run({ kind: 'survey', path }) as Promise<Survey>;

/** @throws ApplicationError `PackageUnreadable` */
export const readNotesAfter = (
  path: string,
  after: string | null,
  count: number,
): Promise<Note[]> => run({ kind: 'notes', path, after, count }) as Promise<Note[]>;
