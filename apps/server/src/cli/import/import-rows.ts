import { WordMode } from '@wordhoard/contract/enumeration';
import { maxTextLength } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import { eq } from 'drizzle-orm';
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
  /** The number of entries in a transaction. */
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
  const { batchSize, signal } = options;
  const writer = new BatchWriter(database, options);
  const { entryCount: finishedCount, isFinished: wasFinished } = await writer.resume();
  if (finishedCount > 0 && !wasFinished) onResume(finishedCount);
  const source = new CheckedSource(rows, options, onBadRow);
  let skipped = 0;
  let batch: Entry[] = [];
  try {
    for await (const entry of source.entries()) {
      if (signal?.aborted) break;
      if (skipped < finishedCount) {
        skipped += 1;
        continue;
      }
      batch.push(entry);
      if (batch.length < batchSize) continue;
      await writer.write(batch, { isFinished: false });
      batch = [];
      onProgress(source.rowCount);
    }
    const isFinished = !signal?.aborted;
    await writer.write(isFinished ? batch : [], { isFinished });
  } finally {
    // A batch that is being written is saved even if the source fails.
    await writer.finish();
  }
  onProgress(source.rowCount);
  const { badCount: bad } = source;
  return { ...writer.written, skipped, bad, isFinished: !signal?.aborted };
}

/** The valid entries of a source. */
class CheckedSource {
  readonly #rows: AsyncIterable<Row>;
  readonly #languages: Languages;
  readonly #onBadRow: Listener['onBadRow'];
  rowCount = 0;
  badCount = 0;

  constructor(rows: AsyncIterable<Row>, languages: Languages, onBadRow: Listener['onBadRow']) {
    this.#rows = rows;
    this.#languages = languages;
    this.#onBadRow = onBadRow;
  }

  async *entries(): AsyncIterable<Entry> {
    for await (const row of this.#rows) {
      this.rowCount += 1;
      const checked = isBad(row) ? row : checkEntry(row, this.#languages);
      if (isBad(checked)) {
        this.badCount += 1;
        this.#onBadRow(checked);
      } else yield checked;
    }
  }
}

/** Writes one batch while the next one is collected and prepared. */
class BatchWriter {
  readonly #database: Database;
  readonly #options: ImportOptions;
  #entryCount = 0;
  #unfinished: Promise<void> = Promise.resolve();
  readonly written = { entries: 0, words: 0, translations: 0, facts: 0 };

  constructor(database: Database, options: ImportOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** @returns what an earlier run has written */
  async resume(): Promise<Progress> {
    const progress = await findProgress(this.#database, this.#options.digest);
    this.#entryCount = progress.entryCount;
    return progress;
  }

  /** Waits for the batch before, and begins to write this one. */
  async write(entries: readonly Entry[], { isFinished }: { isFinished: boolean }): Promise<void> {
    const source = { newId: createIds(Date.now()), licence: this.#options.licence };
    const batch = buildBatch(entries, this.#options, source.newId);
    await this.#unfinished;
    this.#unfinished = this.#save(batch, source, { count: entries.length, isFinished });
    // `write` and `finish` throw its error, perhaps later.
    this.#unfinished.catch(() => undefined);
  }

  finish(): Promise<void> {
    return this.#unfinished;
  }

  async #save(
    batch: Batch,
    source: Source,
    { count, isFinished }: { count: number; isFinished: boolean },
  ): Promise<void> {
    const { digest } = this.#options;
    const entryCount = this.#entryCount + count;
    const { words, translations, facts } = await this.#database.transaction(async (transaction) => {
      await allowCollecting(transaction);
      await saveProgress(transaction, { digest, entryCount, isFinished });
      const written = await writeBatch(transaction, batch, source);
      await mergeNewWords(transaction);
      return written;
    });
    this.#entryCount = entryCount;
    this.written.entries += count;
    this.written.words += words;
    this.written.translations += translations;
    this.written.facts += facts;
  }
}

type Progress = Pick<typeof contentImport.$inferSelect, 'entryCount' | 'isFinished'>;

async function findProgress(database: Database, digest: string): Promise<Progress> {
  const { entryCount, isFinished } = contentImport;
  const [progress] = await database
    .select({ entryCount, isFinished })
    .from(contentImport)
    .where(eq(contentImport.digest, digest));
  return progress ?? { entryCount: 0, isFinished: false };
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
export async function runAndRollBack<Result>(
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
