// Raw SQL: each statement writes thousands of rows.

import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { refreshGrammar } from '../../features/word/recount.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { word, wordContribution } from '../../schema/word.ts';
import type { MentionedWord, Source } from './batch.ts';

/**
 * Contributes grammar and examples to words that were just published, which have this grammar already.
 *
 * @returns the number of contributions
 */
export async function contributeToNewWords(
  database: Database,
  words: readonly MentionedWord[],
  source: Source,
): Promise<number> {
  const told = words.filter(hasFacts);
  if (told.length === 0) return 0;
  await database.execute(
    sql`${insertInto} select id, word_id, grammar, example, example_details, ${constants(source)}
        from ${factsOf(told, source)}`,
  );
  return told.length;
}

/**
 * Contributes to published words what they lack: people may have corrected the rest.
 *
 * @returns the number of contributions
 */
export async function addToKnownWords(
  database: Database,
  words: readonly MentionedWord[],
  source: Source,
): Promise<number> {
  const told = words.filter(hasFacts);
  if (told.length === 0) return 0;
  const rows = await selectRows<{ wordId: string; hasGrammar: boolean }>(
    database,
    sql`with lacking as (
          select fact.id, word_id, nullif(
            fact.grammar - array(select jsonb_object_keys(coalesce(${word.grammar}, '{}'))), '{}'
          ) as grammar,
          case when not has_example then example end as example,
          case when not has_example then example_details end as example_details
          from ${factsOf(told, source)} join ${word} on ${word.id} = fact.word_id
          cross join lateral (
            select exists (
              select from ${wordContribution} as other where other.word_id = fact.word_id
                and other.example is not null and other.status = ${EntryStatus.Approved}
            )
          ) as shown (has_example)
        )
        ${insertInto} select id, word_id, grammar, example, example_details, ${constants(source)}
        from lacking where grammar is not null or example is not null
        returning word_id as "wordId", grammar is not null as "hasGrammar"`,
  );
  await refreshGrammar(
    database,
    rows.filter(({ hasGrammar }) => hasGrammar).map(({ wordId }) => wordId),
  );
  return rows.length;
}

const hasFacts = ({ grammar, example }: MentionedWord): boolean =>
  grammar !== undefined || example !== undefined;

const insertInto = sql`insert into ${wordContribution}
  (id, word_id, grammar, example, example_details, privacy, status, created_at, licence)`;

/** The time tells imports from the starter content, whose next version replaces its own contributions. */
const constants = ({ licence }: Source): SQL =>
  sql`${Privacy.Public}::smallint, ${EntryStatus.Approved}::smallint, now(), ${licence}`;

const factsOf = (words: readonly MentionedWord[], { newId }: Source): SQL =>
  sql`unnest(
    ${sql.param(words.map(() => newId()))}::uuid[],
    ${sql.param(words.map(({ id }) => id))}::uuid[],
    ${sql.param(words.map(({ grammar }) => grammar && JSON.stringify(grammar)))}::jsonb[],
    ${sql.param(words.map(({ example }) => example?.text))}::text[],
    ${sql.param(words.map(({ example }) => example && JSON.stringify(example.details)))}::jsonb[]
  ) as fact (id, word_id, grammar, example, example_details)`;
