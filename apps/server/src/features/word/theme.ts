// Raw SQL: part of the statement that reads a page of cards, see select-words.ts.

import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type PreparedPart, preparePart } from '../../platform/database/prepared-page.ts';
import { unnestIds } from '../../platform/database/sql.ts';
import { listWord } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { tagWord } from '../../schema/tag.ts';
import { word } from '../../schema/word.ts';

/** What words are about: a statement that selects the ids of tags. */
export type Theme = PreparedPart<SQL>;

/** The first words of a list are enough to tell its theme. */
const sampledWords = 20;

export const getTagTheme = (themeTagId: string): Theme =>
  preparePart(['theme of tag'], { themeTagId }, (places) => sql`select ${places.themeTagId}::uuid`);

export const getListTheme = (themeListId: string): Theme =>
  preparePart(['theme of list'], { themeListId }, (places) =>
    selectCommonTags(sql`select word_id from ${listWord}
      where list_id = ${places.themeListId}::uuid
      order by position limit ${fixed(sampledWords)}`),
  );

export const getWordsTheme = (ids: readonly string[]): Theme =>
  preparePart(['theme of words'], { themeWordIds: ids.slice(0, sampledWords) }, (places) =>
    selectCommonTags(sql`select id as word_id from ${unnestIds(places.themeWordIds)}`),
  );

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
