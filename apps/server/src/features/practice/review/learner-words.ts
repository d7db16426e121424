import { type Knowing, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/feed-page.ts';
import { type Page, selectPage } from '../../../platform/database/feed-page.ts';
import { allOf, directionOf } from '../../../platform/database/sql.ts';
import type { WordRow } from '../../word/select-words.ts';
import { visibleTo, wordColumns } from '../../word/visible.ts';

export interface UserWordFilter {
  userId: string;
  knowing: Knowing;
  langCode?: string | undefined;
  callerId: string | undefined;
}

/** The word that changed last comes first. */
export function findWordsOfUser(
  database: Database,
  filter: UserWordFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<WordRow>> {
  const direction = directionOf(request.sort ?? SortOrder.Descending);
  return selectPage(
    database,
    {
      columns: wordColumns,
      source: wordsOfLearner(filter),
      order: sql`user_word.changed_at ${direction}, user_word.word_id ${direction}`,
    },
    request,
  );
}

export function wordsOfLearner({ userId, knowing, langCode, callerId }: UserWordFilter): SQL {
  const conditions = [
    sql`user_word.user_id = ${userId} and user_word.knowing = ${knowing}`,
    langCode === undefined ? undefined : sql`user_word.lang_code = ${langCode}`,
    visibleTo(callerId),
  ];
  return sql`from user_word join word on word.id = user_word.word_id
    where ${allOf(...conditions)}`;
}
