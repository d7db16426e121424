// Raw SQL: part of the statement that reads a page of cards, see select-words.ts.

import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { createPlaces, type PreparedPart } from '../../platform/database/prepared-page.ts';
import { unnestIds, unplanned } from '../../platform/database/sql.ts';
import { listWord } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { tagWord } from '../../schema/tag.ts';
import { word } from '../../schema/word.ts';

/** What words are about: a statement that selects the ids of tags. */
export type Theme = PreparedPart<SQL>;

/** The first words of a list are enough to tell its theme. */
const sampledWords = 20;

export function getTagTheme(themeTagId: string): Theme {
  const values = { themeTagId };
  return {
    shape: ['theme of tag'],
    values,
    build: () => unplanned(createPlaces(values).themeTagId, 'uuid'),
  };
}

export function getListTheme(themeListId: string): Theme {
  const values = { themeListId };
  return {
    shape: ['theme of list'],
    values,
    build: () =>
      selectCommonTags(sql`select word_id from ${listWord}
        where list_id = ${unplanned(createPlaces(values).themeListId, 'uuid')}
        order by position limit ${fixed(sampledWords)}`),
  };
}

export function getWordsTheme(ids: readonly string[]): Theme {
  const values = { themeWordIds: ids.slice(0, sampledWords) };
  return {
    shape: ['theme of words'],
    values,
    build: () =>
      selectCommonTags(
        sql`select id as word_id from ${unnestIds(createPlaces(values).themeWordIds)}`,
      ),
  };
}

const isApproved = sql`${tagWord.status} = ${fixed(EntryStatus.Approved)} and ${tagWord.duplicateOf} is null`;

/**
 * Whether a tag shows and counts a word. The starter content tags its definitions to tell their theme, not to be read
 * in feeds; its links have no date.
 */
export const isShownByTag = sql`(${word.mode} <> ${fixed(WordMode.Definition)} or ${tagWord.createdAt} is not null)`;

/** The tags that more than half of the words have. */
const selectCommonTags = (words: SQL): SQL => sql`
  with sampled as (${words})
  select ${tagWord.tagId} from sampled
  join ${tagWord} on ${tagWord.wordId} = sampled.word_id and ${isApproved}
  group by ${tagWord.tagId}
  having count(*) * 2 > (select count(*) from sampled)`;

/** Counts the tags of a theme that a word has. */
export const countTagsInTheme = (wordId: SQL, theme: SQL): SQL => sql`(
  select count(*) from ${tagWord}
  where ${tagWord.wordId} = ${wordId} and ${tagWord.tagId} = any(${theme}) and ${isApproved}
)`;

/** Whether a word belongs to this theme and to another one, so that it may have several meanings. */
export const hasSeveralThemes = (wordId: SQL, theme: SQL): SQL => sql`(
  select coalesce(bool_or(${tagWord.tagId} = any(${theme})), false)
    and not bool_and(${tagWord.tagId} = any(${theme}))
  from ${tagWord} where ${tagWord.wordId} = ${wordId} and ${isApproved}
)`;
