// Raw SQL: the feed of a list's words must be planned once for all lists and pages.

import type { SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, pageValues, unplannedPage } from '../../platform/database/feed-page.ts';
import { createPlaces } from '../../platform/database/prepared-page.ts';
import { toDirection, unplanned } from '../../platform/database/sql.ts';
import { listWord } from '../../schema/collection.ts';
import { word } from '../../schema/word.ts';
import { type ChosenWords, selectWords, type WordRow } from '../word/select-words.ts';
import { visibleTo } from '../word/visible.ts';
import type { ListRow } from './store.ts';

export type ShownList = Pick<ListRow, 'id' | 'hasHiddenWords' | 'wordCount'>;
type WordRequest = PageRequest & { sort?: SortOrder | undefined };

export async function findWordsOfList(
  database: Database,
  list: ShownList,
  callerId: string | undefined,
  request: WordRequest,
): Promise<WordRow[]> {
  return (await selectWords(database, chooseListWords(list, callerId, request))).rows;
}

/** Where a list may have hidden words, they are left out before the page is cut; elsewhere afterwards. */
export function chooseListWords(
  { id, hasHiddenWords, wordCount }: ShownList,
  callerId: string | undefined,
  request: WordRequest,
): ChosenWords {
  const values = { listId: id, wordCount, callerId, ...pageValues(request) };
  return {
    shape: ['list', hasHiddenWords, request.sort],
    values,
    build() {
      const places = createPlaces(values);
      const direction = toDirection(request.sort);
      const placed = sql`select word_id, position from ${listWord}
        where list_id = ${unplanned(places.listId, 'uuid')} order by position ${direction}`;
      const visible = (rows: SQL) => sql`select ${word.id} from (${rows}) as placed
        join ${word} on ${word.id} = placed.word_id
        where ${visibleTo(places.callerId)} order by placed.position ${direction}`;
      return {
        ids: hasHiddenWords
          ? unplannedPage(visible(placed), places)
          : visible(unplannedPage(placed, places)),
        total: sql`${places.wordCount}::int`,
      };
    },
  };
}
