import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import { publish as publishEvent } from '../../platform/realtime/publish.ts';
import { moveReferences } from './move-references.ts';
import { countWords, recountTags, tagsOf } from './recount.ts';

const { Approved, Pending, Rejected } = EntryStatus;

interface Namesake {
  id: string;
  name: string;
  status: EntryStatus;
  ownerId: string | null;
}

/**
 * Makes the texts of personal words public. What other learners have as personal words of the same
 * text, and what was withdrawn, becomes one with the published word: each keeps their own
 * contribution to it.
 */
export async function publishWords(database: Database, wordIds: readonly string[]): Promise<void> {
  const namesakes = await lockNamesakes(database, wordIds);
  const wanted = new Set(wordIds);
  for (const same of Map.groupBy(namesakes, ({ name }) => name).values()) {
    const target =
      same.find(({ status }) => status === Approved) ?? same.find(({ id }) => wanted.has(id));
    if (target === undefined) continue;
    if (target.status !== Approved) await publish(database, target);
    for (const other of same) {
      if (other.id !== target.id) await mergeWord(database, other, target);
    }
    await refresh(database, target.id);
  }
}

/** Merges personal and withdrawn words into published words of the same text. */
export async function mergeNamesakes(
  database: Database,
  publishedIds: readonly string[],
): Promise<void> {
  const rows = await selectRows<{ id: string }>(
    database,
    sql`select published.id from word as published
        where published.id = any(${sql.param(publishedIds)}::uuid[]) and exists (
          select from word where word.lang_code = published.lang_code and word.key = published.key
            and word.mode = published.mode and word.status <> 1
        )`,
  );
  if (rows.length > 0) {
    await publishWords(
      database,
      rows.map(({ id }) => id),
    );
  }
}

function lockNamesakes(database: Database, wordIds: readonly string[]): Promise<Namesake[]> {
  return selectRows(
    database,
    sql`select word.id, word.status, word.owner_id as "ownerId",
          concat_ws(' ', word.lang_code, word.mode, word.key) as name
        from word where (word.lang_code, word.key, word.mode) in (
          select lang_code, key, mode from word where id = any(${sql.param(wordIds)}::uuid[])
        )
        order by word.id for update`,
  );
}

async function publish(database: Database, { id }: Namesake): Promise<void> {
  const word = await selectRow<{ langCode: string; active: boolean }>(
    database,
    sql`update word set status = ${Approved}, owner_id = null, is_contributed = true
        where id = ${id} returning lang_code as "langCode", active`,
  );
  if (word?.active) await countWords(database, [word.langCode], 1);
}

async function mergeWord(
  database: Database,
  { id: from, ownerId }: Namesake,
  { id: to }: Namesake,
): Promise<void> {
  await moveReferences(database, { from, to });
  await database.execute(sql`delete from word where id = ${from}`);
  if (ownerId !== null) await tellOwner(database, ownerId, [from, to]);
}

/** A published word belongs to the parts of speech that it was loaded with and those approved since. */
async function refresh(database: Database, id: string): Promise<void> {
  await database.execute(
    sql`update word set speech_part_ids = array(
          select unnest(word.speech_part_ids) where not word.is_contributed
          union
          select unnest(speech_part_ids) from word_contribution
          where word_id = word.id and status = ${Approved}
          union
          select speech_part_id from translation
          where low_word_id = word.id and status = ${Approved}
          union
          select speech_part_id from translation
          where high_word_id = word.id and status = ${Approved}
          order by 1
        )
        where id = ${id} and status = ${Approved}`,
  );
  await recountTags(database, tagsOf(idsOf([id])));
}

/** Refreshes what published words derive from their contributions. */
export async function refreshWords(database: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) await refresh(database, id);
}

/**
 * Hides a published word again. Each learner who has contributed to it keeps it as a personal word, in
 * their own lists too. Others still refer to the withdrawn word, and see it again if its text is
 * published once more.
 */
export async function withdrawWord(database: Database, id: string): Promise<void> {
  const word = await selectRow<{ langCode: string; active: boolean }>(
    database,
    sql`select lang_code as "langCode", active from word
        where id = ${id} and status = ${Approved} for update`,
  );
  if (word === undefined) return;
  const tagIds = await selectRows<{ id: string }>(
    database,
    sql`select distinct tag_id as id from tag_word where word_id = ${id}`,
  );
  await database.execute(
    sql`update word set status = ${Rejected}, is_contributed = false where id = ${id}`,
  );
  if (word.active) await countWords(database, [word.langCode], -1);
  await removePins(database, id);
  for (const userId of await findContributors(database, id)) await keepFor(database, id, userId);
  await removeUnused(database, [id]);
  await recountTags(
    database,
    sql`select unnest(${sql.param(tagIds.map((tag) => tag.id))}::uuid[])`,
  );
}

/** A pin on what is not seen could not be taken off. */
async function removePins(database: Database, id: string): Promise<void> {
  await database.execute(
    sql`delete from translation_pin using translation
        where translation.id = translation_pin.translation_id
          and (low_word_id = ${id} or high_word_id = ${id})`,
  );
}

async function findContributors(database: Database, id: string): Promise<string[]> {
  const rows = await selectRows<{ userId: string }>(
    database,
    sql`select user_id as "userId" from word_contribution
        where word_id = ${id} and user_id is not null order by id`,
  );
  return rows.map(({ userId }) => userId);
}

/** The learner may have created a personal word of this text while it was being published. */
async function keepFor(database: Database, from: string, userId: string): Promise<void> {
  const kept = await selectRow<{ id: string }>(
    database,
    sql`insert into word (id, lang_code, text, key, search_text, mode, status, owner_id, active,
          speech_part_ids)
        select ${newId()}, lang_code, text, key, search_text, mode, ${Pending}, ${userId}, true,
          coalesce((
            select speech_part_ids from word_contribution
            where word_id = ${from} and user_id = ${userId}
          ), '{}')
        from word where id = ${from}
        on conflict (owner_id, lang_code, key, mode) where owner_id is not null
        do update set active = true returning id`,
  );
  if (kept === undefined) throw new Error(`The word ${from} is gone`);
  await moveReferences(database, { from, to: kept.id, userId });
  await tellOwner(database, userId, [from, kept.id]);
}

async function tellOwner(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<void> {
  await publishEvent(database, { userId, kind: 'knowing', wordIds: [...wordIds] });
  for (const kind of ['list', 'table', 'quiz'] as const)
    await publishEvent(database, { userId, kind });
}

/** Removes withdrawn words that nothing refers to. */
async function removeUnused(database: Database, ids: readonly string[]): Promise<void> {
  const isUsed = sql.join(
    uses.map((use) => sql`exists (${use})`),
    sql` or `,
  );
  await database.execute(
    sql`delete from word where id = any(${idsOf(ids)}) and status = ${Rejected} and not (${isUsed})`,
  );
}

const uses: readonly SQL[] = [
  sql`select from word_contribution where word_id = word.id`,
  sql`select from translation where low_word_id = word.id or high_word_id = word.id`,
  sql`select from word_image where word_id = word.id`,
  sql`select from tag_word where word_id = word.id`,
  sql`select from list_word where word_id = word.id`,
  sql`select from table_cell_word where word_id = word.id`,
  sql`select from user_word where word_id = word.id`,
  sql`select from quiz_result where word_id = word.id`,
  sql`select from answer_suggestion where word_id = word.id`,
];

const idsOf = (ids: readonly string[]): SQL => sql`${sql.param(ids)}::uuid[]`;
