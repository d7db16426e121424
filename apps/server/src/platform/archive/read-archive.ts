import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ApplicationError } from '../errors/application-error.ts';

const maxEntries = 200_000;

/** A ZIP archive of a learner. Its files are read by their names, which never become paths. */
export interface Archive {
  /** The size of a file when it is unpacked. Undefined if there is none of this name. */
  sizeOf(name: string): number | undefined;
  /**
   * The bytes of a file. A wrong checksum, or more bytes than announced, ends them with an error.
   *
   * @throws ApplicationError `PackageForeign` without such a file, `PackageTooLarge` for a larger one
   */
  read(name: string, maxBytes: number): Promise<Readable>;
  close(): void;
}

/** @throws ApplicationError `PackageForeign`, `PackageUnreadable` or `PackageTooLarge` */
export async function openArchive(path: string): Promise<Archive> {
  if (!(await isZip(path))) throw new ApplicationError('PackageForeign');
  const zip = await orUnreadable(openPromise(path, { lazyEntries: true, autoClose: false }));
  try {
    const { size } = await stat(path);
    return buildArchive(zip, await orUnreadable(listEntries(zip, size)));
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function isZip(path: string): Promise<boolean> {
  const start = await buffer(createReadStream(path, { end: 3 }));
  return start.subarray(0, 2).toString('latin1') === 'PK';
}

/** Reports what fails while an archive is read as a damaged package. */
export async function orUnreadable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof ApplicationError) throw cause;
    throw new ApplicationError('PackageUnreadable', { cause });
  }
}

/** Entries that share their bytes would make a small archive as large as they like. */
async function listEntries(zip: ZipFile, archiveBytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw new ApplicationError('PackageTooLarge');
  const entries = new Map<string, Entry>();
  let packedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    packedBytes += entry.compressedSize;
    entries.set(entry.fileName, entry);
  }
  if (packedBytes > archiveBytes) throw new ApplicationError('PackageUnreadable');
  return entries;
}

function buildArchive(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  return {
    sizeOf: (name) => entries.get(name)?.uncompressedSize,
    async read(name, maxBytes) {
      const entry = entries.get(name);
      if (entry === undefined) throw new ApplicationError('PackageForeign');
      if (entry.uncompressedSize > maxBytes) throw new ApplicationError('PackageTooLarge');
      const bytes = await orUnreadable(zip.openReadStreamPromise(entry));
      return Readable.from(checkSum(bytes, entry.crc32), { objectMode: false });
    },
    close: () => zip.close(),
  };
}

async function* checkSum(bytes: AsyncIterable<Buffer>, expected: number): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const chunk of bytes) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== expected) throw new ApplicationError('PackageUnreadable');
}
