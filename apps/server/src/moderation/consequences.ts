import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { countWords } from '../language/count-words.ts';
import { approveWaitingWords } from './approve-words.ts';
import type { ChangingEntry } from './entry-store.ts';
import type { Decision } from './rules.ts';

/** Public words are counted by language; a pin on what nobody sees could not be taken off. */
export async function followWords(
  database: Database,
  entries: readonly ChangingEntry[],
  decision: Decision,
): Promise<void> {
  const isApproval = decision === EntryStatus.Approved;
  const ids = idsOf(isApproval ? entries : entries.filter(wasApproved));
  const counted = await selectRows<{ langCode: string }>(
    database,
    sql`select lang_code as "langCode" from word where id = any(${ids}) and active`,
  );
  const langCodes = counted.map(({ langCode }) => langCode);
  await countWords(database, langCodes, isApproval ? 1 : -1);
  if (isApproval) return;
  await database.execute(
    sql`delete from translation_pin using translation
        where translation.id = translation_pin.translation_id
          and (low_word_id = any(${ids}) or high_word_id = any(${ids}))`,
  );
}

/** A word belongs to the parts of speech of its translations. */
export async function followTranslations(
  database: Database,
  entries: readonly ChangingEntry[],
  decision: Decision,
): Promise<void> {
  const ids = idsOf(entries);
  if (decision === EntryStatus.Rejected) {
    await database.execute(sql`delete from translation_pin where translation_id = any(${ids})`);
    return;
  }
  const sides = sql`select unnest(array[low_word_id, high_word_id]) as word_id, speech_part_id
    from translation where id = any(${ids})`;
  await approveWordsOf(database, sides);
  await database.execute(
    sql`update word set speech_part_ids =
          array(select distinct unnest(word.speech_part_ids || side.parts) order by 1)
        from (
          select word_id, array_agg(distinct speech_part_id) as parts from (${sides}) as side
          group by word_id
        ) as side
        where word.id = side.word_id and not word.speech_part_ids @> side.parts`,
  );
}

export async function followImages(
  database: Database,
  entries: readonly ChangingEntry[],
  decision: Decision,
): Promise<void> {
  const ids = idsOf(entries);
  if (decision === EntryStatus.Approved) {
    await approveWordsOf(database, sql`select word_id from word_image where id = any(${ids})`);
    return;
  }
  await database.execute(sql`delete from image_pin where word_image_id = any(${ids})`);
}

/** A tag counts the words that it is approved on. */
export async function followTags(
  database: Database,
  entries: readonly ChangingEntry[],
  decision: Decision,
): Promise<void> {
  if (decision === EntryStatus.Rejected) {
    await countTagged(database, idsOf(entries.filter(wasApproved)), -1);
    return;
  }
  const ids = idsOf(entries);
  await approveWordsOf(database, sql`select word_id from tag_word where id = any(${ids})`);
  await countTagged(database, ids, 1);
}

/** @param ids - of links between tags and words */
export async function countTagged(database: Database, ids: SQL, change: 1 | -1): Promise<void> {
  await database.execute(
    sql`with linked as (
          select tag_id, count(*)::int as links from tag_word where id = any(${ids}) group by tag_id
        ), locked as (
          select tag.id, linked.links from tag join linked on linked.tag_id = tag.id
          order by tag.id for no key update of tag
        )
        update tag set word_count = word_count + links * ${change}::int
        from locked where tag.id = locked.id`,
  );
}

/** Words are held before their languages, in one order: nobody waits for whoever waits for them. */
async function approveWordsOf(database: Database, entries: SQL): Promise<void> {
  const words = await selectRows<{ id: string }>(
    database,
    sql`select id from word where id in (select word_id from (${entries}) as entry)
        order by id for no key update`,
  );
  await approveWaitingWords(
    database,
    words.map(({ id }) => id),
  );
}

const idsOf = (entries: readonly ChangingEntry[]): SQL =>
  sql`${sql.param(entries.map(({ id }) => id))}::uuid[]`;

const wasApproved = ({ status }: ChangingEntry): boolean => status === EntryStatus.Approved;
