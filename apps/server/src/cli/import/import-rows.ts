import { WordMode } from '@wordhoard/contract/enumeration';
import { maxTextLength } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import { eq, TransactionRollbackError } from 'drizzle-orm';
import { allowCollecting, mergeNewWords } from '../../features/word/search-index.ts';
import type { Database } from '../../platform/database/database.ts';
import { createIds } from '../../platform/database/insert-rows.ts';
import { contentImport } from '../../schema/content.ts';
import { type Batch, buildBatch, type Direction, type Source } from './batch.ts';
import {
  type BadRow,
  chooseTranslationMode,
  type Entry,
  isBad,
  type Languages,
  type Row,
} from './entry.ts';
import { type WrittenCounts, writeBatch } from './write-batch.ts';

export interface ImportOptions extends Direction {
  /** Identifies this import: an interrupted one continues. */
  digest: string;
  batchSize: number;
  /** Ends the import after the current batch. */
  signal?: AbortSignal;
}

export interface ImportResult extends WrittenCounts {
  entries: number;
  /** Written by an earlier run that was interrupted. */
  skipped: number;
  bad: number;
  isFinished: boolean;
}

interface Listener {
  onBadRow(row: BadRow): void;
  onProgress(rows: number): void;
  /** The import goes on after entries that an interrupted run has written. */
  onResume(entries: number): void;
}

/**
 * Writes the valid rows of a source in batches. Each batch is a transaction that also saves the progress, and the next
 * one is read meanwhile. A source that fails within the first batch changes nothing.
 */
export async function importRows(
  database: Database,
  rows: AsyncIterable<Row>,
  options: ImportOptions,
  { onBadRow, onProgress, onResume }: Listener,
): Promise<ImportResult> {
  const { digest, licence, batchSize, signal } = options;
  const before = await findProgress(database, digest);
  if (before.entryCount > 0 && !before.isFinished) onResume(before.entryCount);
  const result = { ...nothingWritten, entries: 0, skipped: 0, isFinished: false };
  const counted = { rows: 0, bad: 0 };
  let unfinished = Promise.resolve();

  /** Waits for the batch before, and begins to write this one. */
  async function write(entries: readonly Entry[], isFinished: boolean): Promise<void> {
    const source = { newId: createIds(Date.now()), licence };
    const batch = buildBatch(entries, options, source.newId);
    await unfinished;
    const entryCount = before.entryCount + result.entries + entries.length;
    const progress = { digest, entryCount, isFinished };
    unfinished = saveBatch(database, batch, source, progress).then((written) => {
      result.entries += entries.length;
      result.words += written.words;
      result.translations += written.translations;
      result.facts += written.facts;
    });
    // The caller that awaits the batch gets its error. Until then, it must not count as unhandled.
    unfinished.catch(() => undefined);
  }

  let batch: Entry[] = [];
  try {
    for await (const entry of checkRows(rows, options, counted, onBadRow)) {
      if (signal?.aborted) break;
      if (result.skipped < before.entryCount) {
        result.skipped += 1;
        continue;
      }
      batch.push(entry);
      if (batch.length < batchSize) continue;
      await write(batch, false);
      batch = [];
      onProgress(counted.rows);
    }
    result.isFinished = !signal?.aborted;
    await write(result.isFinished ? batch : [], result.isFinished);
  } finally {
    // A batch that is being written is saved even if the source fails.
    await unfinished;
  }
  onProgress(counted.rows);
  return { ...result, bad: counted.bad };
}

/** The valid entries of a source, with normalised texts. */
async function* checkRows(
  rows: AsyncIterable<Row>,
  languages: Languages,
  counted: { rows: number; bad: number },
  onBadRow: Listener['onBadRow'],
): AsyncIterable<Entry> {
  for await (const row of rows) {
    counted.rows += 1;
    const entry = isBad(row) ? row : checkEntry(row, languages);
    if (isBad(entry)) {
      counted.bad += 1;
      onBadRow(entry);
    } else yield entry;
  }
}

const nothingWritten: WrittenCounts = { words: 0, translations: 0, facts: 0 };

const saveBatch = (
  database: Database,
  batch: Batch,
  source: Source,
  progress: Progress & { digest: string },
): Promise<WrittenCounts> =>
  database.transaction(async (transaction) => {
    await allowCollecting(transaction);
    await saveProgress(transaction, progress);
    const written = await writeBatch(transaction, batch, source);
    await mergeNewWords(transaction);
    return written;
  });

type Progress = Pick<typeof contentImport.$inferSelect, 'entryCount' | 'isFinished'>;

async function findProgress(database: Database, digest: string): Promise<Progress> {
  const { entryCount, isFinished } = contentImport;
  const [progress] = await database
    .select({ entryCount, isFinished })
    .from(contentImport)
    .where(eq(contentImport.digest, digest));
  return progress ?? { entryCount: 0, isFinished: false };
}

async function saveProgress(database: Database, progress: typeof contentImport.$inferInsert) {
  const { digest, ...changed } = progress;
  await database
    .insert(contentImport)
    .values(progress)
    .onConflictDoUpdate({ target: contentImport.digest, set: changed });
}

/** Runs work in a transaction that is rolled back. */
export async function runAndRollBack<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  try {
    await database.transaction(async (transaction) => {
      result = await work(transaction);
      transaction.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return result as Result;
}

/** Normalises the texts of an entry, or explains why it is invalid. */
export function checkEntry(entry: Entry, languages: Languages): Row {
  const text = normalizeText(entry.text);
  const reason = findProblem(text, entry.mode);
  if (reason !== undefined) return bad(entry, reason);
  const mode = chooseTranslationMode(entry, languages);
  const translations = [...new Set(entry.translations.map(normalizeText))].filter(
    (translation) => findProblem(translation, mode) === undefined,
  );
  const missing = mode === WordMode.Definition ? 'no valid definition' : 'no valid translation';
  if (translations.length === 0) return bad(entry, missing);
  return { ...entry, text, translations };
}

function findProblem(text: string, mode: WordMode | undefined): string | undefined {
  const maxLength = maxTextLength(mode);
  if (text === '') return 'no word';
  if (text.length > maxLength) return `longer than ${maxLength} characters`;
  if (/[\0\ufffd]/.test(text)) return 'not readable as UTF-8';
  if (!/\p{L}|\p{N}/u.test(text)) return 'neither letter nor digit';
  return undefined;
}

const bad = ({ location }: Entry, reason: string): BadRow => ({ location, reason });
