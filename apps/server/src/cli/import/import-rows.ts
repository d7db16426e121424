import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import type { Database } from '../../platform/database/database.ts';
import { type BadRow, type Entry, isBad, type Row } from './entry.ts';
import { type Direction, findProgress, keepProgress, writeEntries } from './store.ts';

export interface ImportOptions extends Direction {
  /** What names this import: the same one goes on where it was left. */
  digest: string;
  /** Entries that are written together, or not at all. */
  batchSize: number;
}

export interface ImportResult {
  entries: number;
  /** Written by an earlier run that was ended before its time. */
  skipped: number;
  words: number;
  translations: number;
  bad: number;
}

interface Listener {
  onBadRow(row: BadRow): void;
  onProgress(rows: number): void;
}

/** Writes what can be used of a source, batch by batch, each with how far it has come. */
export async function importRows(
  database: Database,
  rows: AsyncIterable<Row>,
  options: ImportOptions,
  { onBadRow, onProgress }: Listener,
): Promise<ImportResult> {
  const result = { entries: 0, skipped: 0, words: 0, translations: 0, bad: 0 };
  const progress = await findProgress(database, options.digest);
  let batch: Entry[] = [];
  let rowCount = 0;

  const write = async (isFinished: boolean) => {
    const entryCount = result.skipped + result.entries + batch.length;
    const written = await database.transaction(async (transaction) => {
      await keepProgress(transaction, options.digest, { entryCount, isFinished });
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
    } else if (result.skipped < progress.entryCount) {
      result.skipped += 1;
    } else {
      batch.push(checked);
      if (batch.length === options.batchSize) await write(false);
    }
  }
  await write(true);
  return result;
}

class Rehearsed extends Error {}

/** Does work that leaves nothing behind. */
export async function runDry<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  try {
    await database.transaction(async (transaction) => {
      result = await work(transaction);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return result as Result;
}

/** An entry with tidy texts, each once, or why it cannot be used. */
export function checkEntry(entry: Entry): Row {
  const text = normalizeText(entry.text);
  const reason = reasonAgainst(text);
  if (reason !== undefined) return bad(entry, reason);
  const translations = [...new Set(entry.translations.map(normalizeText))].filter(
    (translation) => reasonAgainst(translation) === undefined,
  );
  if (translations.length === 0) return bad(entry, 'no translation that can be used');
  return { ...entry, text, translations };
}

function reasonAgainst(text: string): string | undefined {
  if (text === '') return 'no word';
  if (text.length > limits.wordMaxLength) return `longer than ${limits.wordMaxLength} characters`;
  if (/[\0\ufffd]/.test(text)) return 'not readable as UTF-8';
  if (!/\p{L}|\p{N}/u.test(text)) return 'neither letter nor digit';
  return undefined;
}

const bad = ({ place }: Entry, reason: string): BadRow => ({ place, reason });
