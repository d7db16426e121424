import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { chunkRows, type RowChunk } from '../../platform/database/insert-rows.ts';
import { courseUnit, list, listWord, wordTable } from '../../schema/collection.ts';
import { loadedContent } from '../../schema/content.ts';
import { image, wordImage } from '../../schema/image.ts';
import { tableCell, tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { language, word, wordContribution, wordForm } from '../../schema/word.ts';
import type { Content } from './content.ts';
import type { ContentPlan } from './plan.ts';

/** What a build makes of the content, because planning its rows takes longer than inserting them. */
export const preparedContentFolder = fileURLToPath(
  new URL('../../../generated/content', import.meta.url),
);

export const contentName = 'starter';

/** What a later merge compares with: all but the forms, which it replaces. */
export const toKeptContent = (content: Content): Content => ({ ...content, forms: [] });

/** The rows of a new database. Those that others refer to come first. */
export function* chunkContent(
  digest: string,
  content: Content,
  plan: ContentPlan,
): Generator<RowChunk> {
  yield* chunkRows(language, plan.language);
  yield* chunkRows(word, plan.word);
  yield* chunkRows(wordForm, plan.wordForm);
  yield* chunkRows(wordContribution, plan.wordContribution);
  yield* chunkRows(translation, plan.translation);
  yield* chunkRows(image, plan.image);
  yield* chunkRows(wordImage, plan.wordImage);
  yield* chunkRows(tag, plan.tag);
  yield* chunkRows(tagWord, plan.tagWord);
  yield* chunkRows(list, plan.list);
  yield* chunkRows(listWord, plan.listWord);
  yield* chunkRows(courseUnit, plan.courseUnit);
  yield* chunkRows(wordTable, plan.wordTable);
  yield* chunkRows(tableColumn, plan.tableColumn);
  yield* chunkRows(tableRow, plan.tableRow);
  yield* chunkRows(tableCell, plan.tableCell);
  yield* chunkRows(tableCellWord, plan.tableCellWord);
  yield* chunkRows(loadedContent, [{ name: contentName, digest, content: toKeptContent(content) }]);
}

const digestFile = 'digest';
const chunkEnding = '.json.gz';

/** Writes each chunk to a file of its own. The digest of their content comes last: without it, the folder is not complete. */
export function writePreparedContent(
  folder: string,
  digest: string,
  chunks: Iterable<RowChunk>,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const chunk of chunks) {
    const name = `${count}`.padStart(4, '0') + chunkEnding;
    writeFileSync(join(folder, name), gzipSync(JSON.stringify(chunk)));
    count += 1;
  }
  writeFileSync(join(folder, digestFile), digest);
}

/** Reads the chunks one by one. Without a complete folder, or if it was made of other content, there are none. */
export function openPreparedContent(
  folder: string,
  digest: string,
): Iterable<RowChunk> | undefined {
  const file = join(folder, digestFile);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== digest) return undefined;
  return readChunks(folder);
}

function* readChunks(folder: string): Generator<RowChunk> {
  const names = readdirSync(folder).filter((name) => name.endsWith(chunkEnding));
  for (const name of names.toSorted())
    yield JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString());
}
