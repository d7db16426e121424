import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { explainDamage, explainWriteFailure } from '../../platform/errors/command-failure.ts';

/** Writes lines to a compressed file. It gets its name once it is complete and on the disk. */
export async function writeLines(
  path: string,
  produce: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    const gzip = createGzip();
    const written = finished(gzip.pipe(file.createWriteStream({ flush: true })));
    await produce(async (line) => {
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
    await written;
    await rename(unfinished, path);
  } catch (error) {
    throw explainWriteFailure(error, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

export async function* readLines(path: string): AsyncIterable<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  let incomplete = '';
  try {
    for await (const chunk of text) {
      const lines = `${incomplete}${chunk}`.split('\n');
      incomplete = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw explainDamage(error, path);
  }
}

/** The first line. A backup can only be restored to the same version of the schema. */
export const backupHeader = z.strictObject({
  wordhoard: z.literal('backup'),
  version: z.literal(1),
  migration: z.string(),
});

/** The other lines. The last one confirms that the backup is complete. */
export const backupLine = z.union([
  z.strictObject({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.strictObject({ picture: z.string(), bytes: z.base64() }),
  z.strictObject({ end: z.literal(true) }),
]);

export type BackupHeader = z.infer<typeof backupHeader>;
export type BackupLine = z.infer<typeof backupLine>;
