import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { langCode } from '@wordhoard/contract';
import { limits, maxTextLength } from '@wordhoard/contract/limits';
import { Piscina } from 'piscina';
import { type Archive, orUnreadable } from '../../../platform/archive/read-archive.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { AccountFile, AccountOutcome } from './account-worker.ts';

export type FileWord = AccountFile['lists'][number]['words'][number];

const dataName = 'account.json';
const megabyte = 1_024 * 1_024;
/** Files are not compressed in an archive of this site, which has at most this size. */
const maxMediaBytes = limits.packageMaxMegabytes * megabyte;

/** Of 100,000 reviews, and of a thread that reads them. */
const maxBytes = 48 * megabyte;
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

/** The export of an account: its data, and the files that these name. */
export interface Account {
  data: AccountFile;
  mediaCount: number;
  mediaBytes: number;
  /** Undefined if there is no such file, or a larger or damaged one. */
  readMedia(name: string, maxBytes: number): Promise<Uint8Array | undefined>;
}

/** Reads a former export, which is a file of JSON. */
export const readFormerAccount = async (path: string): Promise<Account> => ({
  data: await readData(path),
  mediaCount: 0,
  mediaBytes: 0,
  readMedia: async () => undefined,
});

/**
 * Reads the archive of an account. Undefined if it is something else.
 *
 * @param path - of the archive; its data are unpacked beside it
 * @throws ApplicationError `PackageForeign`, `PackageUnreadable` or `PackageTooLarge`
 */
export async function readAccount(archive: Archive, path: string): Promise<Account | undefined> {
  if (archive.sizeOf(dataName) === undefined) return undefined;
  const unpacked = `${path}.json`;
  const bytes = await archive.read(dataName, maxBytes);
  await orUnreadable(pipeline(bytes, createWriteStream(unpacked)));
  const data = await readData(unpacked);
  const sizes = listMedia(data).flatMap((name) => archive.sizeOf(name) ?? []);
  const mediaBytes = sizes.reduce((sum, size) => sum + size, 0);
  const isTooLarge = sizes.length > limits.packageMaxNotes || mediaBytes > maxMediaBytes;
  if (isTooLarge) throw new ApplicationError('PackageTooLarge');
  return {
    data,
    mediaCount: sizes.length,
    mediaBytes,
    readMedia: (name, maxFileBytes) =>
      archive
        .read(name, maxFileBytes)
        .then(buffer)
        .catch(() => undefined),
  };
}

async function readData(path: string): Promise<AccountFile> {
  if ((await stat(path)).size > maxBytes) throw new ApplicationError('PackageTooLarge');
  const outcome = await pool
    .run(path, { signal: AbortSignal.timeout(maxMilliseconds) })
    .catch((): AccountOutcome => ({ problem: 'PackageUnreadable' }));
  if ('problem' in outcome) throw new ApplicationError(outcome.problem);
  return outcome;
}

/** The names of the files, each once. */
const listMedia = ({ contributions: { images, recordings } }: AccountFile): string[] => [
  ...new Set([...images, ...recordings].flatMap(({ file }) => file ?? [])),
];

/** The words of a file with their texts, each once. */
export function listFileWords({
  lists,
  tables,
  contributions,
  reviews,
  notes,
}: AccountFile): (FileWord & { text: string })[] {
  const { words, images, recordings, tags } = contributions;
  const cells = tables.flatMap(({ rows }) => rows.flat());
  const all = [
    ...[...lists, ...cells, ...contributions.translations].flatMap(({ words }) => words),
    ...[words, images, recordings, tags].flatMap((entries) => entries.map(({ word }) => word)),
    ...[...reviews, ...notes].flatMap(({ word }) => word ?? []),
  ];
  const byId = new Map(all.map((one) => [one.id, one]));
  return [...byId.values()].flatMap(({ text, ...one }) =>
    text !== null && isUsable({ ...one, text }) ? [{ ...one, text }] : [],
  );
}

const isUsable = ({ text = '', mode, ...word }: Omit<FileWord, 'text'> & { text: string }) =>
  text !== '' && text.length <= maxTextLength(mode) && langCode.safeParse(word.langCode).success;
