import { type Knowing, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  findPage,
  maxCounted,
  type Page,
  type PageRequest,
} from '../../../platform/database/feed-page.ts';
import { sorted } from '../../../platform/database/sql.ts';
import { word } from '../../word/schema.ts';
import type { WordRow } from '../../word/select-words.ts';
import { visibleTo, wordFields } from '../../word/visible.ts';
import { userWord } from './schema.ts';

export interface UserWordFilter {
  userId: string;
  knowing: Knowing;
  langCode?: string | undefined;
  callerId: string | undefined;
}

/** The words of a learner that the caller sees, by default in the order of the latest changes. */
export function findWordsOfUser(
  database: Database,
  filter: UserWordFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<WordRow>> {
  const { sort = SortOrder.Descending } = request;
  const order = [sorted(userWord.changedAt, sort), sorted(userWord.wordId, sort)];
  return findPage(database, selectWords(database, filter), order, request);
}

/** Counts the words of a learner that the caller sees, up to the end of a feed. */
export const countWordsOfUser = (database: Database, filter: UserWordFilter): Promise<number> =>
  database.$count(selectWords(database, filter).limit(maxCounted).as('counted'));

const selectWords = (database: Database, { userId, knowing, langCode, callerId }: UserWordFilter) =>
  database
    .select(wordFields)
    .from(userWord)
    .innerJoin(word, eq(word.id, userWord.wordId))
    .where(
      and(
        eq(userWord.userId, userId),
        eq(userWord.knowing, knowing),
        langCode === undefined ? undefined : eq(userWord.langCode, langCode),
        visibleTo(callerId),
      ),
    )
    .$dynamic();
