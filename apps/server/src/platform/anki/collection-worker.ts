import {
  ForeignCollection,
  type Note,
  openCollection,
  readNotes,
  type Survey,
  survey,
} from './collection.ts';

export type CollectionTask = { path: string } & (
  | { kind: 'survey' }
  | { kind: 'notes'; after: string | null; count: number }
);

export type CollectionOutcome = Survey | Note[] | { problem: 'foreign' | 'unreadable' };

/** Runs in a thread: SQLite does not wait for other work. A problem is returned, because an error loses its class between threads. */
export function run(task: CollectionTask): CollectionOutcome {
  try {
    const database = openCollection(task.path);
    try {
      return task.kind === 'survey' ? survey(database) : readNotes(database, task);
    } finally {
      database.close();
    }
  } catch (error) {
    return { problem: error instanceof ForeignCollection ? 'foreign' : 'unreadable' };
  }
}
