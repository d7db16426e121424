// Raw SQL: statements that write thousands of rows.

import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { courseUnit, list, listWord, wordTable } from '../../schema/collection.ts';
import { image, wordImage } from '../../schema/image.ts';
import { tableCell, tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { word, wordContribution, wordForm } from '../../schema/word.ts';
import { equalsAny, markDuplicates } from '../contribution/duplicates.ts';
import { recountTags, refreshGrammar, refreshWords } from '../word/recount.ts';
import { completeWords, insertWords } from '../word/write-words.ts';
import type { ContentPlan } from './plan.ts';

/**
 * Merges a version of the content into a database that contains a former one. It adds only rows that the former
 * version did not have, so what people have deleted stays deleted. It does not overwrite what people have changed.
 */
export async function mergeContent(database: Database, next: ContentPlan, former: ContentPlan) {
  const known = namesIn(former);
  const names = namesIn(next);
  const formerIds = new Set(former.word.map(({ id }) => id));
  await addWords(
    database,
    next.word.filter(({ id }) => !formerIds.has(id)),
  );
  const published = new Set((await completeWords(database, next.word)).map(({ id }) => id));
  const isPublished = (id: string) => published.has(id);
  const isNew = (name: string, wordIds: readonly string[]): boolean =>
    wordIds.every(isPublished) && !known.rows.has(name);
  const merge: Merge = { database, next, names, known, isNew, isPublished };
  await replaceForms(merge);
  await mergeContributions(merge);
  await mergeTranslations(merge);
  await mergeImages(merge);
  await mergeTags(merge);
  await mergeLists(merge);
  await addTables(merge);
}

interface Merge {
  database: Database;
  next: ContentPlan;
  names: Names;
  known: Names;
  /** Whether a row is to be added: its words exist, and the former version did not have it. */
  isNew: (name: string, wordIds: readonly string[]) => boolean;
  /** Whether a planned word is published, and not withdrawn. */
  isPublished: (wordId: string) => boolean;
}

/** Adds words, but none that an admin has withdrawn. */
async function addWords(database: Database, planned: readonly Row<'word'>[]): Promise<void> {
  const withdrawn = await database
    .select({ id: word.id })
    .from(word)
    .where(
      and(
        eq(word.active, false),
        isAmong(
          word.id,
          planned.map(({ id }) => id),
        ),
      ),
    );
  const hidden = new Set(withdrawn.map(({ id }) => id));
  const words = planned.filter(({ id }) => !hidden.has(id));
  const { formerlyHidden } = await insertWords(database, words, null);
  await refreshWords(database, formerlyHidden);
}

/** Nobody edits the forms of the starter content. */
async function replaceForms({ database, next, isPublished }: Merge): Promise<void> {
  await database.delete(wordForm).where(eq(wordForm.isContent, true));
  const rows = next.wordForm.filter(({ isContent, wordId }) => isContent && isPublished(wordId));
  await insertRows(database, wordForm, rows, { ignoreConflicts: true });
}

/** Contributions of the starter content have no author who could have changed them. Rejected ones stay rejected. */
async function mergeContributions({ database, next, known, isPublished }: Merge): Promise<void> {
  const rows = next.wordContribution.filter(({ wordId }) => isPublished(wordId));
  const wanted = JSON.stringify(rows);
  const isStarters = sql`user_id is null and created_at is null`;
  const details = sql`example, example_details, grammar`;
  const columns = sql`wanted ("wordId" uuid, example text, "exampleDetails" jsonb, grammar jsonb)`;
  const changed = await selectRows<{ wordId: string }>(
    database,
    sql`update ${wordContribution} set (${details})
          = (wanted.example, wanted."exampleDetails", wanted.grammar)
        from json_to_recordset(${wanted}::json) as ${columns}
        where word_id = wanted."wordId" and ${isStarters} and status = 1
          and (${wordContribution.example}, ${wordContribution.exampleDetails}, ${wordContribution.grammar})
            is distinct from (wanted.example, wanted."exampleDetails", wanted.grammar)
        returning word_id as "wordId"`,
  );
  const existing = await selectRows<{ wordId: string }>(
    database,
    sql`select word_id as "wordId" from ${wordContribution} where ${isStarters}`,
  );
  const has = new Set(existing.map(({ wordId }) => wordId));
  const missing = rows.filter(({ wordId }) => !has.has(wordId) && !known.rows.has(wordId));
  await insertRows(database, wordContribution, missing);
  await refreshGrammar(
    database,
    [...changed, ...missing].map(({ wordId }) => wordId),
  );
}

async function mergeTranslations({ database, next, names, isNew }: Merge): Promise<void> {
  const rows = next.translation.filter((row) =>
    isNew(names.ofTranslation(row), [row.lowWordId, row.highWordId]),
  );
  await insertRows(database, translation, rows, { ignoreConflicts: true });
  await mergeSenses(database, next);
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
  await markDuplicates(database, 'translation', equalsAny('translation', ids));
}

/** People cannot edit senses, so the new ones replace the old. */
async function mergeSenses(database: Database, next: ContentPlan): Promise<void> {
  const told = next.translation.filter(({ sense }) => sense);
  await database.execute(
    sql`update ${translation} set sense = told.sense
        from json_to_recordset(${JSON.stringify(told)}::json)
          as told ("lowWordId" uuid, "highWordId" uuid, "speechPartId" int, sense jsonb)
        where low_word_id = told."lowWordId" and high_word_id = told."highWordId"
          and speech_part_id = told."speechPartId" and user_id is null
          and ${translation.sense} is distinct from told.sense`,
  );
}

async function mergeImages({ database, next, names, isNew }: Merge): Promise<void> {
  const links = next.wordImage.filter((row) => isNew(names.ofImage(row), [row.wordId]));
  const present = await database.select({ id: image.id, url: image.url }).from(image);
  const ids = new Map(present.map(({ id, url }) => [url, id]));
  const used = new Set(links.map(({ imageId }) => imageId));
  const missing = next.image.filter(({ id, url }) => used.has(id) && !ids.has(url));
  await insertRows(database, image, missing);
  const urls = new Map(next.image.map(({ id, url }) => [id, url]));
  const rows = links.map((row) => ({
    ...row,
    imageId: ids.get(urls.get(row.imageId) ?? '') ?? row.imageId,
  }));
  await insertRows(database, wordImage, rows, { ignoreConflicts: true });
}

async function mergeTags({ database, next, names, known, isNew }: Merge): Promise<void> {
  const created = next.tag
    .filter(({ code }) => !known.rows.has(`#${code}`))
    .map((row) => ({ ...row, wordCount: 0 }));
  await insertRows(database, tag, created, { ignoreConflicts: true });
  const present = await database.select({ id: tag.id, code: tag.code }).from(tag);
  const ids = new Map(present.map(({ id, code }) => [code, id]));
  const codes = new Map(next.tag.map(({ id, code }) => [id, code]));
  const rows = next.tagWord
    .filter((row) => isNew(names.ofTag(row), [row.wordId]))
    .flatMap((row) => {
      const tagId = ids.get(codes.get(row.tagId) ?? '');
      return tagId === undefined ? [] : [{ ...row, tagId }];
    });
  await insertRows(database, tagWord, rows, { ignoreConflicts: true });
  const added = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
  await markDuplicates(database, 'tag', equalsAny('tag', added));
  const tagIds = [...new Set(rows.map(({ tagId }) => tagId))];
  await database
    .update(tag)
    .set({ status: EntryStatus.Approved })
    .where(and(isAmong(tag.id, tagIds), eq(tag.status, EntryStatus.Pending)));
  await recountTags(database, sql`select unnest(${sql.param(tagIds)}::uuid[])`);
}

/** Adds lists, and words at the end of lists. A list that was deleted does not return. */
async function mergeLists({
  database,
  next,
  names,
  known,
  isNew,
  isPublished,
}: Merge): Promise<void> {
  const starterLists = database
    .select({ id: list.id, slug: list.slug })
    .from(list)
    .where(isNull(list.userId));
  const before = new Set((await starterLists).map(({ slug }) => slug));
  const created = next.list.filter(({ slug }) => !before.has(slug) && !known.rows.has(slug));
  await insertRows(
    database,
    list,
    created.map((row) => ({ ...row, wordCount: 0 })),
    { ignoreConflicts: true },
  );
  const ids = new Map((await starterLists).map(({ id, slug }) => [slug, id]));
  const slugs = new Map(next.list.map(({ id, slug }) => [id, slug]));
  const findId = (planned: string) => ids.get(slugs.get(planned) ?? '');
  const units = await replaceUnits(database, next, findId);
  const rows = next.listWord.flatMap((row) => {
    const listId = findId(row.listId);
    const isWanted =
      before.has(slugs.get(row.listId) ?? '') && !units.has(row.listId)
        ? isNew(names.ofListWord(row), [row.wordId])
        : isPublished(row.wordId);
    if (listId === undefined || !isWanted) return [];
    return [{ listId, wordId: row.wordId, position: row.position }];
  });
  await database.execute(
    sql`with last as (select list_id, max(position) as position from ${listWord} group by list_id)
        insert into ${listWord} (list_id, word_id, position)
        select added."listId", added."wordId", coalesce(last.position, 0)
          + row_number() over (partition by added."listId" order by added.position)
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as added ("listId" uuid, "wordId" uuid, position int)
        left join last on last.list_id = added."listId"
        where not exists (
          select from ${listWord}
          where ${listWord.listId} = added."listId" and ${listWord.wordId} = added."wordId"
        )`,
  );
  const changed = sql.param([...new Set(rows.map(({ listId }) => listId))]);
  await database.execute(
    sql`update ${list} set word_count = (select count(*) from ${listWord} where list_id = ${list.id})
        where id = any(${changed}::uuid[])`,
  );
}

/**
 * Makes the course as the content has it, because its order matters: removes the words of its lists, which are added again.
 *
 * @returns the planned ids of its lists
 */
async function replaceUnits(
  database: Database,
  { courseUnit: units }: ContentPlan,
  findId: (planned: string) => string | undefined,
): Promise<Set<string>> {
  const rows = units.flatMap(({ listId: planned, ...unit }) => {
    const listId = findId(planned);
    return listId === undefined ? [] : [{ listId, ...unit }];
  });
  await database.delete(courseUnit);
  await insertRows(database, courseUnit, rows);
  const listIds = rows.map(({ listId }) => listId);
  await database.delete(listWord).where(isAmong(listWord.listId, listIds));
  return new Set(units.map(({ listId }) => listId));
}

/** Adds tables whose address is free. Tables that exist may have been changed, so they stay as they are. */
async function addTables({ database, next, known, isPublished }: Merge): Promise<void> {
  const present = await database.select({ slug: wordTable.slug }).from(wordTable);
  const taken = new Set(present.map(({ slug }) => slug));
  const tables = next.wordTable.filter(({ slug }) => !taken.has(slug) && !known.rows.has(slug));
  const tableIds = new Set(tables.map(({ id }) => id));
  const rows = next.tableRow.filter(({ tableId }) => tableIds.has(tableId));
  const rowIds = new Set(rows.map(({ id }) => id));
  await insertRows(database, wordTable, tables);
  await insertRows(
    database,
    tableColumn,
    next.tableColumn.filter(({ tableId }) => tableIds.has(tableId)),
  );
  await insertRows(database, tableRow, rows);
  await insertRows(
    database,
    tableCell,
    next.tableCell.filter(({ rowId }) => rowIds.has(rowId)),
  );
  await insertRows(
    database,
    tableCellWord,
    next.tableCellWord.filter(({ rowId, wordId }) => rowIds.has(rowId) && isPublished(wordId)),
  );
}

type Names = ReturnType<typeof namesIn>;

/** Names the rows of a plan, to find the same rows in another version: only words have the same ids. */
function namesIn(plan: ContentPlan) {
  const urls = new Map(plan.image.map(({ id, url }) => [id, url]));
  const codes = new Map(plan.tag.map(({ id, code }) => [id, code]));
  const slugs = new Map(plan.list.map(({ id, slug }) => [id, slug]));
  const ofTranslation = ({ lowWordId, highWordId, speechPartId }: Row<'translation'>) =>
    `${lowWordId} ${highWordId} ${speechPartId}`;
  const ofImage = ({ imageId, wordId }: Row<'wordImage'>) => `${urls.get(imageId)} ${wordId}`;
  const ofTag = ({ tagId, wordId }: Row<'tagWord'>) => `#${codes.get(tagId)} ${wordId}`;
  const ofListWord = ({ listId, wordId }: Row<'listWord'>) => `${slugs.get(listId)} ${wordId}`;
  const rows = [
    plan.translation.map(ofTranslation),
    plan.wordImage.map(ofImage),
    plan.tagWord.map(ofTag),
    plan.listWord.map(ofListWord),
    plan.wordContribution.map(({ wordId }) => wordId),
    plan.tag.map(({ code }) => `#${code}`),
    plan.list.map(({ slug }) => slug),
    plan.wordTable.map(({ slug }) => slug),
  ];
  return { rows: new Set(rows.flat()), ofTranslation, ofImage, ofTag, ofListWord };
}

type Row<Table extends keyof ContentPlan> = ContentPlan[Table][number];
