import {
  type EntryStatus,
  type Knowing,
  type Privacy,
  type SortOrder,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/feed-page.ts';
import { countOf, type Page, unplannedPage } from '../../platform/database/feed-page.ts';
import {
  allOf,
  directionOf,
  eachOf,
  fixed,
  startsWith,
  unplanned,
} from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { exampleOf } from './contribution-store.ts';
import type { word } from './schema.ts';
import { type ChosenWords, selectWords } from './select-words.ts';
import { visible, visibleTo, wordColumns, type wordFields } from './visible.ts';

export type WordRow = Pick<typeof word.$inferSelect, keyof typeof wordFields>;

export interface WordFilter {
  langCode?: string | undefined;
  speechPartId?: number | undefined;
  /** Bits of WordMode. */
  mode?: number | undefined;
}

const maxOptions = 10;
/** Words that differ in nothing but case and accents. */
const maxNamesakes = 50;

type FeedRequest = PageRequest & { sort?: SortOrder | undefined };

export const findWords = (
  database: Database,
  filter: WordFilter,
  request: FeedRequest,
): Promise<Page<WordRow>> => selectWords(database, wordsOf(filter, request));

/** What everybody may see of a language, or of all. */
export function wordsOf(filter: WordFilter, request: FeedRequest): ChosenWords {
  const source = sql`from word where ${allOf(visible, ...wordConditions(filter))}`;
  return {
    ids: unplannedPage(sql`select word.id ${source} order by ${orderOf(request.sort)}`, request),
    total: keptTotal(filter) ?? countOf(source),
  };
}

/** Without a wish, words stand as they came: the starter content begins with the everyday ones. */
function orderOf(sort: SortOrder | undefined): SQL {
  if (sort === undefined) return sql`word.id`;
  const direction = directionOf(sort);
  return sql`word.search_text ${direction}, word.id ${direction}`;
}

export function wordConditions({ langCode, speechPartId, mode }: WordFilter): (SQL | undefined)[] {
  return [
    langCode === undefined ? undefined : sql`word.lang_code = ${unplanned(langCode, 'text')}`,
    speechPartId === undefined
      ? undefined
      : sql`word.speech_part_ids @> array[${speechPartId}]::smallint[]`,
    modeCondition(mode),
  ];
}

/** Names the modes in the text of the statement, or the planner could not use the index `word_of_mode`. */
function modeCondition(mode: number | undefined): SQL | undefined {
  const modes = Object.values(WordMode);
  const chosen = modes.filter((one) => mode === undefined || (mode & one) !== 0);
  if (chosen.length === modes.length) return undefined;
  return sql`word.mode in (${sql.join(chosen.map(fixed), sql`, `)})`;
}

export type WordName = { id: string } | { langCode: string; text: string; mode: WordMode };

export type FoundWord = WordRow & {
  key: string;
  example: string | null;
  active: boolean;
  /** Of what the viewer contributed, or else of the word. */
  status: EntryStatus;
  reason: string | null;
  /** For whom the viewer contributed to it, if they did. */
  privacy: Privacy | null;
  isPublished: boolean;
  contribution: { example: string | null; speechPartIds: number[] } | null;
};

/** By its text, case is of no account where no word is written just so. */
export async function findWord(
  database: Database,
  name: WordName,
  callerId: string | undefined,
): Promise<FoundWord | undefined> {
  const isNamed =
    'id' in name
      ? sql`word.id = ${name.id}`
      : sql`word.lang_code = ${name.langCode} and word.mode = ${name.mode}
          and word.search_text = ${foldForSearch(name.text)}`;
  const first = sql`order by word.id limit ${fixed(maxNamesakes)}`;
  const rows = await selectRows<FoundWord>(
    database,
    sql`select ${wordColumns}, word.key, word.active, ${exampleOf(sql`word.id`, callerId)} as example,
          coalesce(own.status, word.status) as status, own.reason, own.privacy,
          word.status = 1 as "isPublished",
          case when own.id is not null then json_build_object(
            'example', own.example, 'speechPartIds', own.speech_part_ids
          ) end as contribution
        from ${seenWords(callerId, isNamed, first)} left join word_contribution as own
          on own.word_id = word.id and own.user_id = ${callerId ?? null}::uuid ${first}`,
  );
  return 'id' in name ? rows[0] : closestWord(rows, wordKey(name.text));
}

export async function findExistingWord(
  database: Database,
  name: WordName,
  callerId: string | undefined,
): Promise<FoundWord> {
  const word = await findWord(database, name, callerId);
  if (word === undefined) throw new ApplicationError('NotFound');
  return word;
}

function closestWord(rows: readonly FoundWord[], key: string): FoundWord | undefined {
  const caseless = key.toLowerCase();
  return (
    rows.find((row) => row.key === key) ?? rows.find((row) => row.key.toLowerCase() === caseless)
  );
}

/** In the order of the ids; those that are not there are left out. */
export function findWordsById(
  database: Database,
  ids: readonly string[],
  callerId: string | undefined,
): Promise<WordRow[]> {
  return selectRows(
    database,
    sql`select ${wordColumns} from ${eachOf(ids)} join word on word.id = wanted.id
        where ${visibleTo(callerId)} order by wanted.place`,
  );
}

/** What the viewer knows of the words; those that are left out are unknown. */
export async function findKnowing(
  database: Database,
  ids: readonly string[],
  callerId: string | undefined,
): Promise<{ wordId: string; knowing: Knowing }[]> {
  if (callerId === undefined) return [];
  return selectRows(
    database,
    sql`select word_id as "wordId", knowing from user_word
        where user_id = ${callerId} and word_id = any(${sql.param(ids)}::uuid[])`,
  );
}

export function findWordOptions(
  database: Database,
  { langCode, text }: { langCode: string; text: string },
  callerId: string | undefined,
): Promise<WordRow[]> {
  const begins = startsWith(sql`word.search_text`, foldForSearch(text));
  const first = sql`order by word.search_text, word.id limit ${fixed(maxOptions)}`;
  return selectRows(
    database,
    sql`select ${wordColumns}
        from ${seenWords(callerId, allOf(begins, ...wordConditions({ langCode })), first)} ${first}`,
  );
}

/**
 * Published words and the viewer's personal ones. Each has an index of its own, which one condition for
 * both would keep from being used.
 */
function seenWords(callerId: string | undefined, matches: SQL, first: SQL): SQL {
  if (callerId === undefined)
    return sql`(select * from word where ${allOf(visible, matches)}) as word`;
  return sql`(
    (select word.* from word where ${allOf(visible, matches)} ${first})
    union all
    select word.* from word
    where word.status = 3 and word.owner_id = ${unplanned(callerId, 'uuid')} and ${matches}
  ) as word`;
}

/** Words are counted as they come and go, by language: a narrower feed has no kept total. */
function keptTotal({ langCode, speechPartId, mode }: WordFilter): SQL | undefined {
  if (speechPartId !== undefined || modeCondition(mode) !== undefined) return undefined;
  const ofLanguage =
    langCode === undefined ? sql`true` : sql`code = ${unplanned(langCode, 'text')}`;
  return sql`select coalesce(sum(word_count), 0)::int from language where ${ofLanguage}`;
}
