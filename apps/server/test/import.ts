import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { BadRow, Row } from '../src/cli/import/entry.ts';
import { type ImportResult, importRows } from '../src/cli/import/import-rows.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { TestApp } from './test-app.ts';

interface RunOptions {
  digest: string;
  to?: string;
  database?: Database;
  signal?: AbortSignal;
}

/** Imports Volapük into the database of an app, in batches of three entries. */
export function useImport(app: TestApp) {
  const bad: BadRow[] = [];
  const resumed: number[] = [];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wordhoard-import-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return {
    bad,
    resumed,
    async fileOf(name: string, content: string | Uint8Array): Promise<string> {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    run: (
      rows: AsyncIterable<Row>,
      { digest, to = 'en', database = app.database, signal }: RunOptions,
    ): Promise<ImportResult> =>
      importRows(
        database,
        rows,
        { digest, batchSize: 3, from: 'vo', to, licence: 'CC0-1.0', ...(signal && { signal }) },
        {
          onBadRow: (row) => bad.push(row),
          onProgress: () => {},
          onResume: (entries) => resumed.push(entries),
        },
      ),
  };
}

export async function* yieldRows(...rows: Row[]): AsyncIterable<Row> {
  yield* rows;
}
