import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { langCode } from '@wordhoard/contract';
import { SingleBar } from 'cli-progress';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { prepareDatabase } from '../../features/starter-content/load-content.ts';
import { collectNewWords } from '../../features/word/search-index.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import { CommandFailure, checkReadable, exitCode } from '../../platform/errors/command-failure.ts';
import { openFileStorage } from '../../platform/storage/file-store.ts';
import { type Environment, parseArguments, withConnection } from '../command.ts';
import { audioUsage, importAudio, readAudioOptions } from './audio/import-audio.ts';
import { checkContent, checkUsage } from './check.ts';
import { readDictd } from './dictd.ts';
import type { Row } from './entry.ts';
import { type ImportResult, importRows, runAndRollBack } from './import-rows.ts';
import { readSeparatedValues } from './separated-values.ts';

const usage = `pnpm content import <file…> --format csv|tsv|dictd --from de --to ru --licence GPL-2.0-or-later [--dry-run] [--batch 20000]
A CSV or TSV file has a word, its translations separated by semicolons, and optionally a part of speech.
With the same language twice, it has a word, one definition of it, and optionally a part of speech.
For a dictd dictionary, name its .index file.
${audioUsage}
${checkUsage}`;
const interrupted = 'Interrupted. Start the same command again to continue.';
/** A batch or a vacuum of large tables may take longer than a request. */
const statementMilliseconds = 600_000;
const lineFeed = 10;

type Reader = (path: string, hasDefinitions: boolean) => AsyncIterable<Row>;

const readers: Readonly<Record<Format, Reader>> = {
  csv: (path, hasDefinitions) => readSeparatedValues(path, { delimiter: ',', hasDefinitions }),
  tsv: (path, hasDefinitions) => readSeparatedValues(path, { delimiter: '\t', hasDefinitions }),
  dictd: readDictd,
};

/** Where a command reports what it does, line by line. */
export interface Report {
  progress: (line: string) => void;
  badRow: (line: string) => void;
}

/**
 * Runs a command of `pnpm content`.
 *
 * @param args - the command and what follows it
 * @param environment - the variables that configure the server
 * @throws CommandFailure if the command is invalid or cannot be carried out
 */
export async function content(args: readonly string[], environment: Environment, report: Report) {
  const [command, ...rest] = args;
  if (command === 'check') return checkContent(rest, report.progress);
  if (command === 'import-audio') {
    const audio = readAudioOptions(rest, usage);
    return withDatabase(environment, async (database, { fileStore }) =>
      importAudio(audio, { database, fileStorage: await openFileStorage(fileStore), report }),
    );
  }
  const options = readOptions(args, usage);
  for (const path of options.files) await checkReadable(path);
  await withDatabase(environment, (database, configuration) =>
    importFiles(options, { database, report }, configuration),
  );
}

async function importFiles(
  options: Options,
  { database, report }: Omit<Target, 'signal'>,
  { databaseUrl }: Configuration,
): Promise<void> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt);
  try {
    const target = { database, report, signal: interruption.signal };
    for (const path of options.files) await importFile(path, options, target);
    // A PostgreSQL server does both by itself. Index-only scans need the visibility map, which a vacuum updates.
    if (databaseUrl === undefined && !options.dryRun)
      await database.execute(sql`vacuum (analyze) word, word_contribution, translation`);
  } finally {
    process.off('SIGINT', interrupt);
  }
}

const withDatabase = (
  environment: Environment,
  work: (database: Database, configuration: Configuration) => Promise<void>,
): Promise<void> =>
  withConnection(
    environment,
    async (connection, configuration) => {
      await connection.prepare(prepareDatabase);
      await work(connection.database, configuration);
    },
    { statementMilliseconds },
  );

interface Target {
  database: Database;
  report: Report;
  signal: AbortSignal;
}

async function importFile(path: string, options: Options, target: Target): Promise<void> {
  const { database, report, signal } = target;
  const { format, from, to, licence, batch: batchSize, dryRun } = options;
  const startedAt = performance.now();
  const bar = new SingleBar({
    format: `${basename(path)} {bar} {percentage}% · {value} of {total} rows · {eta_formatted} left`,
    etaBuffer: 20,
  });
  const digest = await digestFile(path, options);
  bar.start(await countRows(path), 0);
  const work = (opened: Database) =>
    importRows(
      opened,
      readers[format](path, from === to),
      { digest, batchSize, from, to, licence, signal },
      {
        onBadRow: ({ location, reason }) => report.badRow(`${path}: ${location}: ${reason}`),
        onProgress: (rows) => bar.update(rows),
        onResume: (entries) =>
          report.progress(
            `${basename(path)}: continues after ${entries} entries of an earlier run`,
          ),
      },
    );
  const result = await (dryRun
    ? runAndRollBack(database, work)
    : collectNewWords(database, () => work(database))
  ).finally(() => bar.stop());
  const seconds = (performance.now() - startedAt) / 1_000;
  report.progress(`${basename(path)}: ${summary(result, seconds)}`);
  if (dryRun) report.progress('Dry run: nothing was saved.');
  if (!result.isFinished) throw new CommandFailure(exitCode.interrupted, interrupted);
}

function summary(
  { entries, skipped, words, translations, facts, bad }: ImportResult,
  seconds: number,
) {
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
  return [
    `${entries} entries`,
    ...(skipped > 0 ? [`${skipped} imported before`] : []),
    `${words} new words`,
    `${translations} new translations`,
    ...(facts > 0 ? [`${facts} words with new grammar or example`] : []),
    `${bad} bad rows`,
    `${Math.round((words + translations) / seconds)} rows written a second`,
    `${Math.round(entries / seconds)} entries a second`,
    `${megabytes} MB at peak`,
  ].join(' · ');
}

/** Estimates the number of rows by the number of lines, for the progress bar. */
async function countRows(path: string): Promise<number> {
  let count = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (byte === lineFeed) count += 1;
  }
  return count;
}

const formats = ['csv', 'tsv', 'dictd'] as const;
type Format = (typeof formats)[number];

const schema = z
  .object({
    files: z.array(z.string()).min(1),
    format: z.enum(formats),
    from: langCode,
    to: langCode,
    licence: z.string().min(1).max(100),
    batch: z.coerce.number().int().min(1).max(50_000),
    dryRun: z.boolean(),
  })
  // Definitions come from CSV and TSV files only.
  .refine(({ format, from, to }) => from !== to || format !== 'dictd');

type Options = z.infer<typeof schema>;

const cliOptions = {
  format: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  licence: { type: 'string' },
  batch: { type: 'string', default: '20000' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** @throws CommandFailure with the usage if the arguments do not match it */
export function readOptions(args: readonly string[], usage: string): Options {
  const { values, positionals } = parseArguments(args, cliOptions, usage);
  const [command, ...files] = positionals;
  const options = schema.safeParse({ ...values, files, dryRun: values['dry-run'] }).data;
  if (command === 'import' && options !== undefined) return options;
  throw new CommandFailure(exitCode.usage, usage);
}

/** Changes when an import reads more from the same file, so that it does not count as imported before. */
const readerVersion = 4;

async function digestFile(
  path: string,
  { format, from, to }: Pick<Options, 'format' | 'from' | 'to'>,
): Promise<string> {
  const hash = createHash('sha256').update(`${readerVersion} ${format} ${from} ${to}\n`);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
