import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import { eq } from 'drizzle-orm';
import { contentImport } from '../../features/starter-content/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type BadRow, type Entry, isBad, type Row } from './entry.ts';
import { type Direction, writeEntries } from './write-entries.ts';

export interface ImportOptions extends Direction {
  /** Identifies this import: an interrupted one continues. */
  digest: string;
  /** The number of entries in a transaction. */
  batchSize: number;
}

export interface ImportResult {
  entries: number;
  /** Written by an earlier run that was interrupted. */
  skipped: number;
  words: number;
  translations: number;
  bad: number;
}

interface Listener {
  onBadRow(row: BadRow): void;
  onProgress(rows: number): void;
}

/** Writes the valid rows of a source in batches. Each batch also saves the progress. */
export async function importRows(
  database: Database,
  rows: AsyncIterable<Row>,
  options: ImportOptions,
  { onBadRow, onProgress }: Listener,
): Promise<ImportResult> {
  const result = { entries: 0, skipped: 0, words: 0, translations: 0, bad: 0 };
  const finishedCount = await findProgress(database, options.digest);
  let batch: Entry[] = [];
  let rowCount = 0;

  const write = async (isFinished: boolean) => {
    const entryCount = result.skipped + result.entries + batch.length;
    const written = await database.transaction(async (transaction) => {
      await saveProgress(transaction, { digest: options.digest, entryCount, isFinished });
      return writeEntries(transaction, batch, options);
    });
    result.entries += batch.length;
    result.words += written.words;
    result.translations += written.translations;
    batch = [];
    onProgress(rowCount);
  };

  for await (const row of rows) {
    rowCount += 1;
    const checked = isBad(row) ? row : checkEntry(row);
    if (isBad(checked)) {
      result.bad += 1;
      onBadRow(checked);
    } else if (result.skipped < finishedCount) {
      result.skipped += 1;
    } else {
      batch.push(checked);
      if (batch.length === options.batchSize) await write(false);
    }
  }
  await write(true);
  return result;
}

/** The number of entries that an interrupted run has written. */
async function findProgress(database: Database, digest: string): Promise<number> {
  const [progress] = await database
    .select({ entryCount: contentImport.entryCount })
    .from(contentImport)
    .where(eq(contentImport.digest, digest));
  return progress?.entryCount ?? 0;
}

async function saveProgress(
  database: Database,
  progress: typeof contentImport.$inferInsert,
): Promise<void> {
  const { digest, ...changed } = progress;
  await database
    .insert(contentImport)
    .values(progress)
    .onConflictDoUpdate({ target: contentImport.digest, set: changed });
}

class DryRunFinished extends Error {}

/** Runs work in a transaction that is rolled back. */
export async function runDry<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  try {
    await database.transaction(async (transaction) => {
      result = await work(transaction);
      throw new DryRunFinished();
    });
  } catch (error) {
    if (!(error instanceof DryRunFinished)) throw error;
  }
  return result as Result;
}

/** Normalises the texts of an entry, or explains why it is invalid. */
export function checkEntry(entry: Entry): Row {
  const text = normalizeText(entry.text);
  const reason = reasonAgainst(text);
  if (reason !== undefined) return bad(entry, reason);
  const translations = [...new Set(entry.translations.map(normalizeText))].filter(
    (translation) => reasonAgainst(translation) === undefined,
  );
  if (translations.length === 0) return bad(entry, 'no valid translation');
  return { ...entry, text, translations };
}

function reasonAgainst(text: string): string | undefined {
  if (text === '') return 'no word';
  if (text.length > limits.wordMaxLength) return `longer than ${limits.wordMaxLength} characters`;
  if (/[\0\ufffd]/.test(text)) return 'not readable as UTF-8';
  if (!/\p{L}|\p{N}/u.test(text)) return 'neither letter nor digit';
  return undefined;
}

const bad = ({ location }: Entry, reason: string): BadRow => ({ location, reason });
