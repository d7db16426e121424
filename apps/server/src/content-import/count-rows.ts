import { createReadStream } from 'node:fs';

const lineFeed = 10;

/** About how many rows a file has, for the progress bar: its lines. */
export async function countRows(path: string): Promise<number> {
  let count = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (byte === lineFeed) count += 1;
  }
  return count;
}
