import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { langCode } from '@wordhoard/contract';
import { z } from 'zod';

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

/** @returns undefined if the arguments do not match the usage */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        licence: { type: 'string' },
        batch: { type: 'string', default: '20000' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [command, ...files] = positionals;
    if (command !== 'import') return undefined;
    return schema.safeParse({ ...values, files, dryRun: values['dry-run'] }).data;
  } catch {
    return undefined;
  }
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
