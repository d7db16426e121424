import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { langCode } from '@wordhoard/contract';
import { z } from 'zod';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import { parseArguments } from '../command.ts';

const formats = ['csv', 'tsv', 'dictd'] as const;
export type Format = (typeof formats)[number];

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

export type Options = z.infer<typeof schema>;

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
const readerVersion = 3;

/** Identifies an import by its content and options. */
export async function digestFile(
  path: string,
  { format, from, to }: Pick<Options, 'format' | 'from' | 'to'>,
): Promise<string> {
  const hash = createHash('sha256').update(`${readerVersion} ${format} ${from} ${to}\n`);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
