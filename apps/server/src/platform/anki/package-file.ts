import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32, createZstdDecompress } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ApplicationError } from '../errors/application-error.ts';
import { readMediaMap } from './media-map.ts';

const megabyte = 1_024 * 1_024;
const maxCollectionBytes = 1_024 * megabyte;
const maxMapBytes = 64 * megabyte;
const maxEntries = 200_000;

/** The collection in each format, the latest first: packages of new versions have an empty one for old versions too. */
const collectionNames = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];

export interface PackageFile {
  /** The path of the SQLite database. */
  collection: string;
  mediaCount: number;
  mediaBytes: number;
  /** Reads a picture or a sound by the name in fields. Undefined if the package has none, or a larger one. */
  readMedia(name: string, maxBytes: number): Promise<Uint8Array | undefined>;
  close(): void;
}

/**
 * Opens an Anki package, and unpacks its collection into a folder. Files are only ever read by their place in the map, so
 * names in the archive cannot lead anywhere.
 *
 * @throws ApplicationError `PackageForeign`, `PackageUnreadable` or `PackageTooLarge`
 */
export async function openPackage(path: string, folder: string): Promise<PackageFile> {
  if (!(await isZip(path))) throw new ApplicationError('PackageForeign');
  const zip = await orUnreadable(openPromise(path, { lazyEntries: true, autoClose: false }));
  try {
    return await orUnreadable(openEntries(zip, folder));
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function isZip(path: string): Promise<boolean> {
  const start = await buffer(createReadStream(path, { end: 3 }));
  return start.subarray(0, 2).toString('latin1') === 'PK';
}

async function orUnreadable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof ApplicationError) throw cause;
    throw new ApplicationError('PackageUnreadable', { cause });
  }
}

async function openEntries(zip: ZipFile, folder: string): Promise<PackageFile> {
  if (zip.entryCount > maxEntries) throw new ApplicationError('PackageTooLarge');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const name = collectionNames.find((one) => entries.has(one));
  const entry = entries.get(name ?? '');
  if (entry === undefined) throw new ApplicationError('PackageForeign');
  const collection = join(folder, 'collection.sqlite');
  const bytes = await openEntry(zip, entry, maxCollectionBytes);
  await pipeline(bytes, createWriteStream(collection));
  const mapEntry = entries.get('media');
  const map = mapEntry && (await buffer(await openEntry(zip, mapEntry, maxMapBytes)));
  const indexes = readMediaMap(map ?? Buffer.of());
  const entryOf = (file: string) => entries.get(indexes.get(file) ?? '');
  const media = [...indexes.keys()].flatMap((file) => entryOf(file) ?? []);
  return {
    collection,
    mediaCount: media.length,
    mediaBytes: media.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
    async readMedia(file, maxBytes) {
      const found = entryOf(file);
      if (found === undefined) return undefined;
      try {
        return await orUnreadable(openEntry(zip, found, maxBytes).then(buffer));
      } catch {
        return undefined;
      }
    },
    close: () => zip.close(),
  };
}

const zstdMagic = Buffer.of(0x28, 0xb5, 0x2f, 0xfd);

/** The bytes of a file, of which new versions compress each by itself. A longer one ends with an error. */
async function openEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Readable> {
  if (entry.uncompressedSize > maxBytes) throw new ApplicationError('PackageTooLarge');
  const checked = checkSum(await zip.openReadStreamPromise(entry), entry.crc32);
  const { value: first = Buffer.of() } = await checked.next();
  const whole = resume(first, checked);
  const isCompressed = zstdMagic.equals(first.subarray(0, zstdMagic.length));
  if (!isCompressed) return Readable.from(whole, { objectMode: false });
  const plain = createZstdDecompress();
  // A failure of the source ends the reader of `plain` with the same error.
  void pipeline(whole, plain).catch((error: Error) => plain.destroy(error));
  return Readable.from(limit(plain, maxBytes), { objectMode: false });
}

async function* checkSum(bytes: AsyncIterable<Buffer>, expected: number): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const chunk of bytes) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== expected) throw new ApplicationError('PackageUnreadable');
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
