import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Archive, orUnreadable } from '../archive/read-archive.ts';
import { ApplicationError } from '../errors/application-error.ts';
import type { Note, Survey } from './collection.ts';
import { readMediaMap } from './media-map.ts';
import { readNotesAfter, surveyCollection } from './read-collection.ts';

const megabyte = 1_024 * 1_024;
const maxCollectionBytes = 1_024 * megabyte;
const maxMapBytes = 64 * megabyte;

/** The collection in each format, the latest first: packages of new versions have an empty one for old versions too. */
const collectionNames = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];

/** Notes with pictures and sounds, of whatever program. */
export interface PackageFile {
  survey(): Promise<Survey>;
  /** Reads some notes after the one with an id, or the first ones, in the order of their ids. */
  readNotes(after: string | null, count: number): Promise<Note[]>;
  mediaCount: number;
  mediaBytes: number;
  /** Reads a picture or a sound by the name in fields. Undefined if the package has none, or a larger one. */
  readMedia(name: string, maxBytes: number): Promise<Uint8Array | undefined>;
}

/**
 * Unpacks the collection of an Anki package into a folder. Pictures and sounds are only ever read by their place in the map.
 *
 * @throws ApplicationError `PackageForeign`, `PackageUnreadable` or `PackageTooLarge`
 */
export const openPackage = (archive: Archive, folder: string): Promise<PackageFile> =>
  orUnreadable(openEntries(archive, folder));

async function openEntries(archive: Archive, folder: string): Promise<PackageFile> {
  const has = (name: string) => archive.sizeOf(name) !== undefined;
  const name = collectionNames.find(has) ?? '';
  const collection = join(folder, 'collection.sqlite');
  const bytes = await openEntry(archive, name, maxCollectionBytes);
  await pipeline(bytes, createWriteStream(collection));
  const map = has('media') && (await buffer(await openEntry(archive, 'media', maxMapBytes)));
  const indexes = readMediaMap(map || Buffer.of());
  const sizes = [...indexes.values()].flatMap((index) => archive.sizeOf(index) ?? []);
  return {
    survey: () => surveyCollection(collection),
    readNotes: (after, count) => readNotesAfter(collection, after, count),
    mediaCount: sizes.length,
    mediaBytes: sizes.reduce((sum, size) => sum + size, 0),
    readMedia: (file, maxBytes) =>
      openEntry(archive, indexes.get(file) ?? '', maxBytes)
        .then(buffer)
        .catch(() => undefined),
  };
}

const zstdMagic = Buffer.of(0x28, 0xb5, 0x2f, 0xfd);

/** The bytes of a file, of which new versions compress each by itself. A longer one ends with an error. */
async function openEntry(archive: Archive, name: string, maxBytes: number): Promise<Readable> {
  const checked = (await archive.read(name, maxBytes))[Symbol.asyncIterator]();
  const { value: first = Buffer.of() } = await checked.next();
  const whole = resume(first, checked);
  const isCompressed = zstdMagic.equals(first.subarray(0, zstdMagic.length));
  if (!isCompressed) return Readable.from(whole, { objectMode: false });
  const plain = createZstdDecompress();
  // A failure of the source ends the reader of `plain` with the same error.
  void pipeline(whole, plain).catch((error: Error) => plain.destroy(error));
  return Readable.from(limit(plain, maxBytes), { objectMode: false });
}

async function* resume(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function* limit(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) throw new ApplicationError('PackageTooLarge');
    yield chunk;
  }
}
