import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import { readConfiguration } from '../configuration.ts';
import { loadStarterContent } from '../content/load-content.ts';
import type { Database } from '../database/database.ts';
import { openConnection } from '../database/open-connection.ts';
import { createLog } from '../log.ts';
import { StartFailure } from '../start-failure.ts';
import { countRows } from './count-rows.ts';
import { readDictd } from './dictd.ts';
import type { Row } from './entry.ts';
import { type ImportResult, importRows } from './import-rows.ts';
import { digestOf, type Format, type Options, readOptions } from './options.ts';
import { rehearse } from './rehearse.ts';
import { readSeparatedValues } from './separated-values.ts';

const usage = `pnpm content import <file…> --format csv|tsv|dictd --from de --to ru --licence GPL-2.0-or-later [--dry-run] [--batch 2000]
A file of CSV or TSV holds a word, its translations between semicolons, and maybe a part of speech.
A dictd dictionary is named by its .index.
`;
const usageExitCode = 64;
const patienceMilliseconds = 5_000;

const readers: Readonly<Record<Format, (path: string) => AsyncIterable<Row>>> = {
  csv: (path) => readSeparatedValues(path, ','),
  tsv: (path) => readSeparatedValues(path, '\t'),
  dictd: readDictd,
};

const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  process.stderr.write(usage);
  process.exitCode = usageExitCode;
} else {
  await run(options).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = error instanceof StartFailure ? error.exitCode : 1;
  });
}

async function run(wanted: Options): Promise<void> {
  const configuration = readConfiguration({ LOG_LEVEL: 'error', ...process.env });
  const log = createLog(configuration.logLevel);
  const connection = await openConnection(configuration, { log, patienceMilliseconds });
  try {
    await connection.prepare((database) => loadStarterContent(database));
    for (const path of wanted.files) await importFile(connection.database, path, wanted);
  } finally {
    await connection.close();
  }
}

async function importFile(database: Database, path: string, wanted: Options): Promise<void> {
  const { format, from, to, licence, batch: batchSize, dryRun } = wanted;
  const begun = performance.now();
  const bar = new SingleBar({
    format: '{bar} {percentage}% · {value} of {total} rows · {eta} s left',
  });
  bar.start(await countRows(path), 0);
  const digest = await digestOf(path, wanted);
  const work = (target: Database) =>
    importRows(
      target,
      readers[format](path),
      { digest, batchSize, from, to, licence },
      {
        onBadRow: ({ place, reason }) => process.stderr.write(`${path}: ${place}: ${reason}\n`),
        onProgress: (rows) => bar.update(rows),
      },
    );
  const result = await (dryRun ? rehearse(database, work) : work(database));
  bar.stop();
  const seconds = (performance.now() - begun) / 1_000;
  process.stdout.write(`${basename(path)}: ${summary(result, seconds)}\n`);
  if (dryRun) process.stdout.write('Nothing was kept: this was a dry run.\n');
}

function summary({ entries, skipped, words, translations, bad }: ImportResult, seconds: number) {
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
  return [
    `${entries} entries`,
    ...(skipped > 0 ? [`${skipped} done before`] : []),
    `${words} new words`,
    `${translations} new translations`,
    `${bad} bad rows`,
    `${Math.round(entries / seconds)} entries a second`,
    `${megabytes} MB at most`,
  ].join(' · ');
}
