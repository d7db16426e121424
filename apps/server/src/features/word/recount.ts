import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { fixed } from '../../schema/column.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { language, word, wordContribution } from '../../schema/word.ts';
import { isShownByTag } from './theme.ts';
import { visible } from './visible.ts';
import { refreshForms } from './word-forms.ts';

// Raw SQL: counters and derived columns.

const approved = fixed(EntryStatus.Approved);
const { decidedAt } = wordContribution;

/**
 * Updates the stored number of words of each language after words were published or withdrawn. Feeds of words leave
 * out definitions, so they do not count.
 */
export async function countWords(
  database: Database,
  words: readonly { langCode: string; mode: WordMode }[],
  change: 1 | -1,
): Promise<void> {
  const counted = words.filter(({ mode }) => mode !== WordMode.Definition);
  if (counted.length === 0) return;
  const langCodes = counted.map(({ langCode }) => langCode);
  await database.execute(
    sql`insert into ${language} (code, word_count)
        select code, count(*)::int * ${change}::int
        from unnest(${sql.param(langCodes)}::text[]) as code group by code order by code
        on conflict (code) do update set word_count = ${language.wordCount} + excluded.word_count`,
  );
}

/** Updates the stored number of words of each tag after links or words were changed. */
export async function recountTags(database: Database, tagIds: SQL): Promise<void> {
  const locked = await selectRows<{ id: string }>(
    database,
    sql`select id from ${tag} where id in (${tagIds}) order by id for no key update`,
  );
  if (locked.length === 0) return;
  await database.execute(
    sql`update ${tag} set word_count = (
          select count(*) from ${tagWord} join ${word} on ${word.id} = ${tagWord.wordId}
          where ${tagWord.tagId} = ${tag.id} and ${tagWord.status} = ${approved}
            and ${tagWord.duplicateOf} is null and ${visible}
            and ${isShownByTag}
        )
        where id = any(${sql.param(locked.map(({ id }) => id))}::uuid[])`,
  );
}

export const recountTagsOnWord = (database: Database, wordId: string): Promise<void> =>
  recountTags(database, sql`select tag_id from ${tagWord} where word_id = ${wordId}`);

/** The fields of all approved contributions. Later approvals replace earlier ones. */
const approvedGrammar = sql`(
  select jsonb_object_agg(field.key, field.value order by ${decidedAt} nulls first, ${wordContribution.id})
  from ${wordContribution} cross join jsonb_each(${wordContribution.grammar}) as field
  where ${wordContribution.wordId} = ${word.id} and ${wordContribution.status} = ${approved}
)`;

/** Updates the grammar of many words after their contributions were changed. */
export async function refreshGrammar(database: Database, ids: readonly string[]): Promise<void> {
  await database.execute(
    sql`update ${word} set grammar = ${approvedGrammar}
        where ${word.id} = any(${sql.param(ids)}::uuid[])`,
  );
  await refreshForms(database, ids);
}

/** Updates what words derive from their contributions. */
export async function refreshWords(database: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) await refreshWord(database, id);
}

/**
 * Updates what a word derives from approved entries: its parts of speech, which include those
 * of the starter content or the import, its grammar, in which later approvals replace earlier ones field by
 * field, and the counters of its tags.
 */
async function refreshWord(database: Database, id: string): Promise<void> {
  await database.execute(
    sql`update ${word} set speech_part_ids = array(
          select unnest(${word.speechPartIds}) where not ${word.isContributed}
          union
          select unnest(${wordContribution.speechPartIds}) from ${wordContribution}
          where ${wordContribution.wordId} = ${word.id} and ${wordContribution.status} = ${approved}
          union
          select speech_part_id from ${translation}
          where low_word_id = ${word.id} and ${translation.status} = ${approved}
          union
          select speech_part_id from ${translation}
          where high_word_id = ${word.id} and ${translation.status} = ${approved}
          order by 1
        ), grammar = ${approvedGrammar}
        where ${word.id} = ${id} and ${visible}`,
  );
  await refreshForms(database, [id]);
  await recountTagsOnWord(database, id);
}
