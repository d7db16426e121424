import { open, stat } from 'node:fs/promises';
import { langCode } from '@wordhoard/contract';
import { maxTextLength } from '@wordhoard/contract/limits';
import { Piscina } from 'piscina';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { AccountFile, AccountOutcome } from './account-worker.ts';

export type FileWord = AccountFile['lists'][number]['words'][number];

/** Of 100,000 reviews, and of a thread that reads them. */
const maxBytes = 48 * 1_024 * 1_024;
const maxHeapMegabytes = 768;
const maxMilliseconds = 60_000;

/** An idle thread ends. One that takes too long, or too much memory, is stopped. */
const pool = new Piscina<string, AccountOutcome>({
  filename: new URL('./account-worker.ts', import.meta.url).href,
  name: 'run',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
});

/**
 * Reads the export of an account. Undefined if the file does not begin as JSON does.
 *
 * @throws ApplicationError `PackageForeign`, `PackageUnreadable` or `PackageTooLarge`
 */
export async function readAccountFile(path: string): Promise<AccountFile | undefined> {
  if (!(await beginsAsJson(path))) return undefined;
  if ((await stat(path)).size > maxBytes) throw new ApplicationError('PackageTooLarge');
  const outcome = await pool
    .run(path, { signal: AbortSignal.timeout(maxMilliseconds) })
    .catch((): AccountOutcome => ({ problem: 'PackageUnreadable' }));
  if ('problem' in outcome) throw new ApplicationError(outcome.problem);
  return outcome;
}

async function beginsAsJson(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(1)).finally(() => file.close());
  return buffer.toString() === '{';
}

/** The words of a file with their texts, each once. */
export function listFileWords({
  lists,
  tables,
  contributions,
  reviews,
  notes,
}: AccountFile): (FileWord & { text: string })[] {
  const cells = tables.flatMap(({ rows }) => rows.flat());
  const all = [
    ...[...lists, ...cells, ...contributions.translations].flatMap(({ words }) => words),
    ...contributions.words.map(({ word }) => word),
    ...[...reviews, ...notes].flatMap(({ word }) => word ?? []),
  ];
  const byId = new Map(all.map((one) => [one.id, one]));
  return [...byId.values()].flatMap(({ text, ...one }) =>
    text !== null && isUsable({ ...one, text }) ? [{ ...one, text }] : [],
  );
}

const isUsable = ({ text = '', mode, ...word }: Omit<FileWord, 'text'> & { text: string }) =>
  text !== '' && text.length <= maxTextLength(mode) && langCode.safeParse(word.langCode).success;
