import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchivedFile {
  name: string;
  content: Uint8Array | string | Readable;
  /** Pictures and sounds are compressed already. */
  isCompressed?: boolean;
}

/** A ZIP archive. It asks for each file when the one before was read, so that one at a time is in memory. */
export const writeArchive = (files: AsyncGenerator<ArchivedFile>): Readable =>
  Readable.from(pack(files), { objectMode: false });

async function* pack(files: AsyncGenerator<ArchivedFile>): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  // A failure ends the reader of the archive with the same error.
  void addFiles(archive, files).catch((error: Error) => output.destroy(error));
  try {
    yield* output;
  } finally {
    await files.return(undefined);
  }
}

async function addFiles(archive: ZipFile, files: AsyncIterable<ArchivedFile>): Promise<void> {
  for await (const { name, content, isCompressed = false } of files) {
    const bytes = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
    archive.addReadStream(bytes, name, { compress: !isCompressed });
    await finished(bytes, { writable: false });
  }
  archive.end();
}
