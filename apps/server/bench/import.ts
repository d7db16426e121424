import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets, report } from '../../../tools/budgets.ts';
import { runScript } from '../test/command-line.ts';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTestDatabase,
} from '../test/postgres-database.ts';
import { writeDictionary } from './write-dictionary.ts';

/** As `pnpm content` starts Node. */
const nodeOptions = ['--max-semi-space-size=4'];
const entryCount = Number(process.env['BENCH_ENTRIES'] ?? 500_000);

const folder = await mkdtemp(join(tmpdir(), 'wordhoard-bench-'));
const dictionary = join(folder, 'dictionary.csv');
await writeDictionary(dictionary, entryCount);
const serverUrl = process.env['TEST_DATABASE_URL'];
if (serverUrl === undefined) {
  console.log('Set TEST_DATABASE_URL to a PostgreSQL server to measure the import into it.');
} else await benchServer(serverUrl);
await benchEmbedded();
await rm(folder, { recursive: true });

async function benchServer(postgres: string): Promise<void> {
  const name = await createTestDatabase(postgres);
  const { rows, entries, megabytes } = await measureImport({
    DATABASE_URL: buildDatabaseUrl(postgres, name),
  });
  await dropTestDatabase(postgres, name);
  report(`Import of ${entryCount} entries into PostgreSQL (${entries} entries/s)`, [
    {
      name: 'words and translations written',
      value: rows,
      budget: budgets.importedRows,
      unit: '/s',
      isMinimum: true,
    },
    { name: 'memory at peak', value: megabytes, budget: budgets.importMemory, unit: 'MB' },
  ]);
}

async function benchEmbedded(): Promise<void> {
  const { rows, entries, megabytes } = await measureImport({
    DATA_DIRECTORY: join(folder, 'data'),
  });
  const speed = `${rows} rows/s, ${entries} entries/s`;
  report(`Import of ${entryCount} entries into the embedded database (${speed})`, [
    { name: 'memory at peak', value: megabytes, budget: budgets.embeddedImportMemory, unit: 'MB' },
  ]);
}

interface ImportFigures {
  /** Words and translations written in a second. */
  rows: number;
  /** Entries in a second. */
  entries: number;
  megabytes: number;
}

/** Imports into a database that has its starter content already. */
async function measureImport(variables: Record<string, string>): Promise<ImportFigures> {
  const single = join(folder, 'single.csv');
  await writeFile(single, 'word,translations\nkomuna,shared\n');
  await runImport(single, variables);
  const output = await runImport(dictionary, variables);
  const [, rows, entries, megabytes] =
    /(\d+) rows written a second · (\d+) entries a second · (\d+) MB at peak/.exec(output) ?? [];
  return { rows: Number(rows), entries: Number(entries), megabytes: Number(megabytes) };
}

async function runImport(file: string, variables: Record<string, string>): Promise<string> {
  const direction = ['--format', 'csv', '--from', 'eo', '--to', 'en', '--licence', 'CC0-1.0'];
  const { exitCode, output, errors } = await runScript(
    new URL('../src/cli/main.ts', import.meta.url),
    ['content', 'import', file, ...direction],
    variables,
    nodeOptions,
  );
  if (exitCode !== 0) throw new Error(`The import failed: ${errors}`);
  return output;
}
