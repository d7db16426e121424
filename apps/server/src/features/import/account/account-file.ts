import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type AccountReview, langCode } from '@wordhoard/contract';
import { limits, maxTextLength } from '@wordhoard/contract/limits';
import { Piscina } from 'piscina';
import { type Archive, orUnreadable } from '../../../platform/archive/read-archive.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { AccountFile, Problem, ReviewSummary } from './account-worker.ts';

export type FileWord = AccountFile['lists'][number]['words'][number];

const dataName = 'account.json';
const reviewsName = 'reviews.jsonl';
const megabyte = 1_024 * 1_024;
/** Files are not compressed in an archive of this site, which has at most this size. */
const maxMediaBytes = limits.packageMaxMegabytes * megabyte;

/** Of the data, and of a thread that reads them. */
const maxBytes = 48 * megabyte;
const maxHeapMegabytes = 768;
const maxMilliseconds = 60_000;
/** Of more than a million reviews. They are read line by line. */
const maxReviewBytes = 512 * megabyte;
const reviewsAtOnce = 5_000;

/** An idle thread ends. One that takes too long, or too much memory, is stopped. */
const pool = new Piscina({
  filename: new URL('./account-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
});

/** The export of an account: its data, and the files that these name. */
export interface Account {
  data: AccountFile;
  reviews: ReviewSummary;
  /** All reviews, some thousands at a time, and those of a word one after the other. */
  readReviews(): AsyncIterable<AccountReview[]>;
  mediaCount: number;
  mediaBytes: number;
  /** Undefined if there is no such file, or a larger or damaged one. */
  readMedia(name: string, maxBytes: number): Promise<Uint8Array | undefined>;
}

/** Reads a former export, which is a file of JSON. */
export const readFormerAccount = async (path: string): Promise<Account> => ({
  ...(await readDataAndReviews(path, undefined)),
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
  await unpack(archive, dataName, { path: unpacked, maxBytes });
  const reviewPath = archive.sizeOf(reviewsName) === undefined ? undefined : `${path}.jsonl`;
  if (reviewPath)
    await unpack(archive, reviewsName, { path: reviewPath, maxBytes: maxReviewBytes });
  const read = await readDataAndReviews(unpacked, reviewPath);
  const sizes = listMedia(read.data).flatMap((name) => archive.sizeOf(name) ?? []);
  const mediaBytes = sizes.reduce((sum, size) => sum + size, 0);
  const isTooLarge = sizes.length > limits.packageMaxNotes || mediaBytes > maxMediaBytes;
  if (isTooLarge) throw new ApplicationError('PackageTooLarge');
  return {
    ...read,
    mediaCount: sizes.length,
    mediaBytes,
    readMedia: (name, maxFileBytes) =>
      archive
        .read(name, maxFileBytes)
        .then(buffer)
        .catch(() => undefined),
  };
}

async function unpack(
  archive: Archive,
  name: string,
  to: { path: string; maxBytes: number },
): Promise<void> {
  const bytes = await archive.read(name, to.maxBytes);
  await orUnreadable(pipeline(bytes, createWriteStream(to.path)));
}

/** @param reviewPath - of the reviews; those of a former export are among the data */
async function readDataAndReviews(
  path: string,
  reviewPath: string | undefined,
): Promise<Pick<Account, 'data' | 'reviews' | 'readReviews'>> {
  if ((await stat(path)).size > maxBytes) throw new ApplicationError('PackageTooLarge');
  const data: AccountFile = await runInThread('readAccountFile', path);
  if (reviewPath === undefined) {
    const words = data.reviews.flatMap(({ word }) => word ?? []);
    const reviews = { count: data.reviews.length, words };
    const byWord = [...Map.groupBy(data.reviews, ({ word }) => word?.id).values()].flat();
    return { data, reviews, readReviews: () => inParts(byWord) };
  }
  const target = `${reviewPath}.checked`;
  const reviews: ReviewSummary = await runInThread('checkReviews', { path: reviewPath, target });
  return { data, reviews, readReviews: () => inParts(readLines(target)) };
}

/** @throws ApplicationError for content that is something else, or takes too much time or memory */
async function runInThread<Content extends object>(name: string, task: unknown): Promise<Content> {
  const signal = AbortSignal.timeout(maxMilliseconds);
  const outcome: Content | Problem = await pool
    .run(task, { name, signal })
    .catch((): Problem => ({ problem: 'PackageUnreadable' }));
  if ('problem' in outcome) throw new ApplicationError(outcome.problem);
  return outcome;
}

async function* readLines(path: string): AsyncGenerator<AccountReview> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    yield JSON.parse(line);
  }
}

async function* inParts(
  all: Iterable<AccountReview> | AsyncIterable<AccountReview>,
): AsyncGenerator<AccountReview[]> {
  let reviews: AccountReview[] = [];
  for await (const one of all) {
    reviews.push(one);
    if (reviews.length < reviewsAtOnce) continue;
    yield reviews;
    reviews = [];
  }
  yield reviews;
}

/** The names of the files, each once. */
const listMedia = ({ contributions: { images, recordings } }: AccountFile): string[] => [
  ...new Set([...images, ...recordings].flatMap(({ file }) => file ?? [])),
];

/** The words of a file with their texts, each once. */
export function listFileWords({ data, reviews }: Account): (FileWord & { text: string })[] {
  const { lists, tables, contributions, notes } = data;
  const { words, images, recordings, tags } = contributions;
  const cells = tables.flatMap(({ rows }) => rows.flat());
  const all = [
    ...[...lists, ...cells, ...contributions.translations].flatMap(({ words }) => words),
    ...[words, images, recordings, tags].flatMap((entries) => entries.map(({ word }) => word)),
    ...notes.flatMap(({ word }) => word ?? []),
    ...reviews.words,
  ];
  const byId = new Map(all.map((one) => [one.id, one]));
  return [...byId.values()].flatMap(({ text, ...one }) =>
    text !== null && isUsable({ ...one, text }) ? [{ ...one, text }] : [],
  );
}

const isUsable = ({ text = '', mode, ...word }: Omit<FileWord, 'text'> & { text: string }) =>
  text !== '' && text.length <= maxTextLength(mode) && langCode.safeParse(word.langCode).success;
