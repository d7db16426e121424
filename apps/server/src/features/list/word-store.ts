import type { SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/feed-page.ts';
import { unplannedPage } from '../../platform/database/feed-page.ts';
import { directionOf, eachOf, unplanned } from '../../platform/database/sql.ts';
import { type ChosenWords, selectWords } from '../word/select-words.ts';
import type { WordRow } from '../word/store.ts';
import { visible, visibleTo, wordColumns } from '../word/visible.ts';
import type { ListRow } from './store.ts';

export interface PlacedWord {
  wordId: string;
  position: number;
}

/** Pictures are looked for among the first words only: a card must not read a whole list. */
const wordsPictured = 16;
const picturesShown = 4;

type ShownList = Pick<ListRow, 'id' | 'hasHiddenWords' | 'wordCount'>;
type WordRequest = PageRequest & { sort?: SortOrder | undefined };

export async function findWordsOfList(
  database: Database,
  list: ShownList,
  callerId: string | undefined,
  request: WordRequest,
): Promise<WordRow[]> {
  return (await selectWords(database, wordsOfList(list, callerId, request))).rows;
}

/** Words that some do not see are to be left out before a page is counted off; others need not. */
export function wordsOfList(
  { id, hasHiddenWords, wordCount }: ShownList,
  callerId: string | undefined,
  request: WordRequest,
): ChosenWords {
  const direction = directionOf(request.sort);
  const placed = sql`select word_id, position from list_word
    where list_id = ${unplanned(id, 'uuid')} order by position ${direction}`;
  const seen = (rows: SQL) => sql`select word.id from (${rows}) as placed
    join word on word.id = placed.word_id
    where ${visibleTo(callerId)} order by placed.position ${direction}`;
  return {
    ids: hasHiddenWords
      ? unplannedPage(seen(placed), request)
      : seen(unplannedPage(placed, request)),
    total: sql`${wordCount}::int`,
  };
}

export function findImagesOfLists(
  database: Database,
  listIds: readonly string[],
): Promise<{ listId: string; url: string }[]> {
  return selectRows(
    database,
    sql`select wanted.id as "listId", pictured.url
        from ${eachOf(listIds)} cross join lateral (
          select distinct on (first_word.position) first_word.position, image.url
          from (
            select word_id, position from list_word where list_id = wanted.id
            order by position limit ${wordsPictured}
          ) as first_word
          join word on word.id = first_word.word_id and ${visible}
          join word_image on word_image.word_id = first_word.word_id and word_image.status = 1
          join image on image.id = word_image.image_id
          order by first_word.position, word_image.id limit ${picturesShown}
        ) as pictured
        order by wanted.place, pictured.position`,
  );
}

/**
 * The words that somebody may put into lists. Nobody hides or removes them until the end, and
 * whoever needs a list as well locks it after them.
 */
export function lockWordsToLink(
  transaction: Database,
  wordIds: readonly string[],
  userId: string,
): Promise<WordRow[]> {
  return selectRows(
    transaction,
    sql`select ${wordColumns} from ${eachOf(wordIds)} join word on word.id = wanted.id
        where ${visibleTo(userId)} order by word.id for share of word`,
  );
}

/** Those of the words that are not in the list yet, in their order. */
export async function findMissing(
  transaction: Database,
  listId: string,
  wordIds: readonly string[],
): Promise<string[]> {
  const missing = await selectRows<{ id: string }>(
    transaction,
    sql`select wanted.id from ${eachOf(wordIds)}
        where wanted.id not in (select word_id from list_word where list_id = ${listId})
        order by wanted.place`,
  );
  return missing.map(({ id }) => id);
}

/** After those that are there. */
export async function addWords(
  transaction: Database,
  listId: string,
  wordIds: readonly string[],
): Promise<void> {
  await transaction.execute(
    sql`insert into list_word (list_id, word_id, position)
        select ${listId}, wanted.id, wanted.place + (
          select coalesce(max(position), 0) from list_word where list_id = ${listId}
        )
        from ${eachOf(wordIds)}`,
  );
}

export async function removeWords(
  transaction: Database,
  listId: string,
  wordIds: readonly string[],
): Promise<void> {
  await transaction.execute(
    sql`delete from list_word
        where list_id = ${listId} and word_id = any(${sql.param(wordIds)}::uuid[])`,
  );
}

/** Counts anew what the list holds now. */
export async function countWordsOfList(transaction: Database, listId: string): Promise<number> {
  const counted = await selectRow<{ wordCount: number }>(
    transaction,
    sql`update list
        set word_count = (select count(*) from list_word where list_id = ${listId}),
          has_hidden_words = exists (
            select from list_word join word on word.id = list_word.word_id
            where list_word.list_id = ${listId} and not (${visible})
          )
        where id = ${listId}
        returning word_count as "wordCount"`,
  );
  return counted?.wordCount ?? 0;
}

/** Of the words that the viewer sees. */
export function findPlaces(
  transaction: Database,
  listId: string,
  callerId: string,
): Promise<PlacedWord[]> {
  return selectRows(
    transaction,
    sql`select list_word.word_id as "wordId", list_word.position
        from list_word join word on word.id = list_word.word_id
        where list_word.list_id = ${listId} and ${visibleTo(callerId)} order by list_word.position`,
  );
}

/** In two steps: at no moment may two words have one place. */
export async function placeWords(
  transaction: Database,
  listId: string,
  places: readonly PlacedWord[],
): Promise<void> {
  const wordIds = places.map(({ wordId }) => wordId);
  const positions = places.map(({ position }) => position);
  await transaction.execute(
    sql`update list_word set position = -placed.position
        from unnest(${sql.param(wordIds)}::uuid[], ${sql.param(positions)}::int[])
          as placed (word_id, position)
        where list_word.list_id = ${listId} and list_word.word_id = placed.word_id`,
  );
  await transaction.execute(
    sql`update list_word set position = -position
        where list_id = ${listId} and position < 0`,
  );
}
