import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import type { PgTable } from 'drizzle-orm/pg-core';
import { formatRows, type RowCopy, type TextSource } from '../../platform/database/copy-rows.ts';
import { courseUnit, list, listWord, wordTable } from '../../schema/collection.ts';
import { image, wordImage } from '../../schema/image.ts';
import { tableCell, tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { language, word, wordContribution, wordForm } from '../../schema/word.ts';
import type { Content } from './content.ts';
import type { ContentPlan } from './plan.ts';

/** What a build makes of the content, because planning its rows takes longer than copying them. */
export const preparedContentFolder = fileURLToPath(
  new URL('../../../generated/content', import.meta.url),
);

/** The tables of the content. */
export const contentTables = {
  language,
  word,
  wordForm,
  wordContribution,
  translation,
  image,
  wordImage,
  tag,
  tagWord,
  list,
  listWord,
  courseUnit,
  wordTable,
  tableColumn,
  tableRow,
  tableCell,
  tableCellWord,
} satisfies Record<keyof ContentPlan, PgTable>;

/** The rows of a new database, and what it keeps of the content. */
export interface PreparedContent {
  /** For each copy, the table with its columns. */
  copies: Iterable<readonly [target: string, text: TextSource]>;
  kept: Buffer;
}

const manifestFile = 'manifest.json';
const keptFile = 'kept.json.gz';
const copyFile = (index: number): string => `${index}.gz`;

interface Manifest {
  /** The digest of the content that the files were made of. */
  digest: string;
  /** The table and the columns of each copy. */
  targets: string[];
}

/** What a later merge compares with: all but the forms, which it replaces. */
export const keepContent = (content: Content): Buffer =>
  gzipSync(JSON.stringify({ ...content, forms: [] }));

export const readKept = (kept: Buffer): Content => JSON.parse(gunzipSync(kept).toString());

function* formatContent(plan: ContentPlan): Generator<RowCopy> {
  for (const [name, table] of Object.entries(contentTables))
    yield* formatRows(table, plan[name as keyof ContentPlan]);
}

/** Makes the rows of content that no build has prepared. */
export const prepareContent = (content: Content, plan: ContentPlan): PreparedContent => ({
  copies: formatContent(plan).map(({ target, text }) => [target, [Readable.from([text])]] as const),
  kept: keepContent(content),
});

/** Writes each copy to a file of its own. The manifest comes last: without it, the folder is not complete. */
export function writePreparedContent(
  folder: string,
  digest: string,
  content: Content,
  plan: ContentPlan,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, bytes: string | Buffer) => writeFileSync(join(folder, name), bytes);
  const targets: string[] = [];
  for (const { target, text } of formatContent(plan)) {
    write(copyFile(targets.length), gzipSync(text));
    targets.push(target);
  }
  write(keptFile, keepContent(content));
  write(manifestFile, JSON.stringify({ digest, targets } satisfies Manifest));
}

/** Without a complete folder, or if it was made of other content, there is none. */
export function openPreparedContent(folder: string, digest: string): PreparedContent | undefined {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) return undefined;
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (manifest.digest !== digest) return undefined;
  return {
    copies: manifest.targets
      .values()
      .map((target, index) => [target, readCopy(join(folder, copyFile(index)))] as const),
    kept: readFileSync(join(folder, keptFile)),
  };
}

const readCopy = (file: string): TextSource => [createReadStream(file), createGunzip()];
