// Raw SQL: each statement writes thousands of rows.

import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { equalsAny, markDuplicates } from '../../features/contribution/duplicates.ts';
import { refreshGrammar, refreshWords } from '../../features/word/recount.ts';
import { completeWords, insertWords } from '../../features/word/write-words.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { idArray } from '../../platform/database/sql.ts';
import { translation } from '../../schema/translation.ts';
import { word, wordContribution } from '../../schema/word.ts';
import type { Batch, MentionedWord, Source } from './batch.ts';

export interface WrittenCounts {
  words: number;
  translations: number;
  /** Words that got grammar or an example. */
  facts: number;
}

/** Writes a batch with a constant number of statements. Published words and translations stay unchanged. */
export async function writeBatch(database: Database, { words, pairs }: Batch, source: Source) {
  const { added, formerlyHidden } = await insertWords(database, words, source.licence);
  const isAdded = new Set(added);
  const others = words.filter((mentioned) => !isAdded.has(mentioned));
  const known = await completeWords(database, others);
  const contributed = await contributeToNewWords(database, added, source);
  await refreshWords(database, formerlyHidden);
  const extended = await addToKnownWords(database, known, source);
  const published = new Set([...added, ...known]);
  const translations = await writeTranslations(
    database,
    pairs.filter(({ one, other }) => published.has(one) && published.has(other)),
    { ...source, existing: new Set([...known.map(({ id }) => id), ...formerlyHidden]) },
  );
  return { words: added.length, translations, facts: contributed + extended };
}

/**
 * Contributes grammar and examples to words that were just published, which have this grammar already.
 *
 * @returns the number of contributions
 */
async function contributeToNewWords(
  database: Database,
  words: readonly MentionedWord[],
  source: Source,
): Promise<number> {
  const told = words.filter(hasFacts);
  if (told.length === 0) return 0;
  await database.execute(
    sql`${insertInto} select id, word_id, grammar, example, example_details, ${constants(source)}
        from ${unnestFacts(told, source)}`,
  );
  return told.length;
}

/**
 * Contributes to published words what they lack: people may have corrected the rest.
 *
 * @returns the number of contributions
 */
async function addToKnownWords(
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
          from ${unnestFacts(told, source)} join ${word} on ${word.id} = fact.word_id
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

const unnestFacts = (words: readonly MentionedWord[], { newId }: Source): SQL =>
  sql`unnest(
    ${sql.param(words.map(() => newId()))}::uuid[],
    ${sql.param(words.map(({ id }) => id))}::uuid[],
    ${sql.param(words.map(({ grammar }) => grammar && JSON.stringify(grammar)))}::jsonb[],
    ${sql.param(words.map(({ example }) => example?.text))}::text[],
    ${sql.param(words.map(({ example }) => example && JSON.stringify(example.details)))}::jsonb[]
  ) as fact (id, word_id, grammar, example, example_details)`;

interface Options {
  newId: () => string;
  licence: string;
  /** Words that may have translations already. */
  existing: ReadonlySet<string>;
}

/**
 * Inserts translations that do not exist yet. Their words exist until the transaction ends: it has inserted or locked
 * them.
 *
 * @returns their number
 */
async function writeTranslations(
  database: Database,
  pairs: Batch['pairs'],
  { newId, licence, existing }: Options,
): Promise<number> {
  const rows = pairs
    .map((pair) => ({ id: newId(), ...inOrder(pair) }))
    .sort((one, other) => (one.low.id < other.low.id ? -1 : 1));
  await setReferenceChecks(database, 'replica');
  const inserted = await selectRows<{ id: string }>(
    database,
    sql`insert into ${translation} (id, low_word_id, high_word_id, low_lang_code, high_lang_code,
          speech_part_id, status, licence)
        select *, ${EntryStatus.Approved}::smallint, ${licence}
        from unnest(
          ${idArray(rows.map(({ id }) => id))},
          ${idArray(rows.map(({ low }) => low.id))},
          ${idArray(rows.map(({ high }) => high.id))},
          ${sql.param(rows.map(({ low }) => low.langCode))}::text[],
          ${sql.param(rows.map(({ high }) => high.langCode))}::text[],
          ${sql.param(rows.map(({ speechPartId }) => speechPartId))}::smallint[]
        )
        on conflict do nothing returning id`,
  );
  await setReferenceChecks(database, 'origin');
  const ids = new Set(inserted.map(({ id }) => id));
  const suspects = rows.filter(
    ({ id, low, high }) => ids.has(id) && existing.has(low.id) && existing.has(high.id),
  );
  await replaceProposals(database, idArray(suspects.map(({ id }) => id)));
  return ids.size;
}

/**
 * PostgreSQL checks the two references of each row one by one, which takes two fifths of the time of the statement. A
 * replica makes no checks. Superusers may become one, and roles to which this setting was granted.
 */
async function setReferenceChecks(database: Database, role: 'replica' | 'origin'): Promise<void> {
  await database.execute(
    sql`select set_config('session_replication_role', ${role}, true)
        where has_parameter_privilege('session_replication_role', 'set')`,
  );
}

/** The word with the lower id comes first. */
function inOrder({ one, other, speechPartId }: Batch['pairs'][number]) {
  const [low, high] = one.id < other.id ? [one, other] : [other, one];
  return { low, high, speechPartId };
}

/** Marks translations that learners have proposed as duplicates of imported ones. */
async function replaceProposals(database: Database, ids: SQL): Promise<void> {
  const proposed = await selectRows<{ id: string }>(
    database,
    sql`select imported.id from ${translation} as imported
        join ${translation} as other on other.low_word_id = imported.low_word_id
          and other.high_lang_code = imported.high_lang_code
          and other.high_word_id = imported.high_word_id
          and other.speech_part_id = imported.speech_part_id and other.id <> imported.id
        where imported.id = any(${ids})`,
  );
  if (proposed.length === 0) return;
  await markDuplicates(
    database,
    'translation',
    equalsAny('translation', idArray(proposed.map(({ id }) => id))),
  );
}
