import type { TagWord } from '@wordhoard/contract';
import { EntryStatus, type LocaleCode, type SortOrder } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { and, eq, exists, gt, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type Database, selectRow } from '../../platform/database/database.ts';
import {
  countRows,
  findPage,
  limitToPage,
  type Page,
  type PageRequest,
} from '../../platform/database/feed-page.ts';
import {
  containing,
  isAmong,
  isOwnedBy,
  sorted,
  startingWith,
  toDirection,
} from '../../platform/database/sql.ts';
import { tag, tagAuthor, tagReaction, tagWord } from '../../schema/tag.ts';
import { word } from '../../schema/word.ts';
import { markOwn } from '../contribution/decide.ts';
import { isShownByTag } from '../word/theme.ts';
import { visible, visibleTo, wordFields } from '../word/visible.ts';

export type TagRow = Pick<typeof tag.$inferSelect, 'id' | 'code' | 'localizedName' | 'wordCount'>;

/** A tag on a word with its reactions and its relation to the caller. */
export type TagWordRow = Awaited<ReturnType<typeof findTagsOfWord>>['rows'][number];

type FeedRequest = PageRequest & { sort?: SortOrder | undefined };

const maxOptions = 10;
const queries = new QueryBuilder();
const { id, code, localizedName, wordCount } = tag;
const tagFields = { id, code, localizedName, wordCount };

/** Approved tags, and those that the caller created. */
export function isTagShownTo(callerId: string | undefined): SQL | undefined {
  const isApproved = eq(tag.status, EntryStatus.Approved);
  if (callerId === undefined) return isApproved;
  const authorship = queries
    .select({ tagId: tagAuthor.tagId })
    .from(tagAuthor)
    .where(and(eq(tagAuthor.tagId, tag.id), eq(tagAuthor.userId, callerId)));
  return or(isApproved, exists(authorship));
}

export async function findTag(
  database: Database,
  tagCode: string,
  callerId: string | undefined,
): Promise<TagRow | undefined> {
  const [found] = await database
    .select(tagFields)
    .from(tag)
    .where(and(eq(code, tagCode), isTagShownTo(callerId)));
  return found;
}

/** Anonymous callers get only tags with words. Learners may also put other tags on words. */
export function findTagOptions(
  database: Database,
  text: string,
  callerId?: string,
): Promise<TagRow[]> {
  const folded = foldForSearch(text);
  const names = sql`' ' || ${tag.searchText}`;
  const isNamed = or(like(code, startingWith(folded)), like(names, containing(` ${folded}`)));
  const isOffered = callerId === undefined ? gt(wordCount, 0) : isTagShownTo(callerId);
  return database
    .select(tagFields)
    .from(tag)
    .where(and(isNamed, isOffered))
    .orderBy(code)
    .limit(maxOptions);
}

export async function findTagsOfWord(
  database: Database,
  { wordId, callerId }: { wordId: string; callerId: string | undefined },
  request: FeedRequest,
) {
  const isReaction = and(
    isOwnedBy(tagReaction.userId, callerId),
    eq(tagReaction.entryId, tagWord.id),
  );
  const query = database
    .select({
      id: tagWord.id,
      tag: tagFields,
      word: wordFields,
      status: tagWord.status,
      likeCount: tagWord.likeCount,
      dislikeCount: tagWord.dislikeCount,
      reaction: tagReaction.reaction,
      userId: tagWord.userId,
      reason: tagWord.reason,
    })
    .from(tagWord)
    .innerJoin(tag, eq(tag.id, tagWord.tagId))
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .leftJoin(tagReaction, isReaction)
    .where(and(eq(tagWord.wordId, wordId), isShownTo(callerId), visibleTo(callerId)));
  const order = [sorted(code, request.sort)];
  const { total, rows } = await findPage(database, query.$dynamic(), order, request);
  return { total, rows: rows.map((row) => markOwn(row, callerId)) };
}

/** The codes of the approved tags of each word. */
export async function findTagCodes(
  database: Database,
  wordIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await database
    .select({ wordId: tagWord.wordId, code })
    .from(tagWord)
    .innerJoin(tag, eq(tag.id, tagWord.tagId))
    .where(and(isAmong(tagWord.wordId, wordIds), isShownTo(undefined)))
    .orderBy(code);
  const rowsOf = Map.groupBy(rows, ({ wordId }) => wordId);
  return new Map([...rowsOf].map(([id, ofWord]) => [id, ofWord.map((row) => row.code)]));
}

/** The words of a tag in the order in which they got it. */
export function findWordsOfTag(
  database: Database,
  filter: { tagId: string; langCode: string; callerId?: string | undefined },
  request: FeedRequest,
) {
  const { tagId, langCode, callerId } = filter;
  const isLink = and(eq(tagWord.tagId, tagId), eq(tagWord.langCode, langCode));
  const query = database
    .select(wordFields)
    .from(tagWord)
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .where(and(isLink, isShownTo(callerId), visibleTo(callerId), isShownByTag));
  return findPage(database, query.$dynamic(), [sorted(tagWord.id, request.sort)], request);
}

/** Approved links, and the caller's own, without duplicates. */
const isShownTo = (callerId: string | undefined): SQL | undefined =>
  and(
    isNull(tagWord.duplicateOf),
    or(eq(tagWord.status, EntryStatus.Approved), isOwnedBy(tagWord.userId, callerId)),
  );

export const presentTag = <Row extends TagRow>(
  { localizedName: names, ...row }: Row,
  locale: LocaleCode,
) => ({ ...row, name: names?.[locale] ?? row.code });

export const presentTagWord = (row: TagWordRow, locale: LocaleCode): TagWord => ({
  ...row,
  tag: presentTag(row.tag, locale),
});

// Raw SQL: counts and samples the words of each tag of a page, in the statement that reads the page.

type LanguageTagRow = TagRow & { firstWords: string[] };

const sampledWords = 3;

interface TagFilter {
  langCode: string;
  /** Part of the tag's code or of one of its names. */
  text?: string | undefined;
  /** The language of the names that the tags are sorted by. */
  locale: LocaleCode;
}

/** The tags on public words of a language, with the number and the first of these words. */
export async function findTagsOfLanguage(
  database: Database,
  { langCode, text, locale }: TagFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<LanguageTagRow>> {
  const words = selectPublicWords(langCode);
  // One word is enough to show a tag. Only for the tags of the page are all words counted.
  const source = sql`from ${tag} cross join lateral (select ${words} limit 1) as used
    where ${isNamedLike(text)}`;
  const name = sql`lower(coalesce(${tag.localizedName} ->> ${locale}, ${tag.code})) collate "C"`;
  const direction = toDirection(request.sort);
  const order = sql`${name} ${direction}, ${tag.code} ${direction}`;
  const tags = sql`select ${tag.id}, ${tag.code}, ${tag.localizedName} ${source} order by ${order} ${limitToPage(request)}`;
  const rows = sql`select ${tag.id}, ${tag.code}, ${tag.localizedName} as "localizedName",
    (${countRows(words)}) as "wordCount",
    array(select ${word.text} ${words} order by ${tagWord.id} limit ${sampledWords}) as "firstWords"
    from (${tags}) as ${tag} order by ${order}`;
  const page = await selectRow<Page<LanguageTagRow>>(
    database,
    sql`select (${countRows(source)}) as total,
          (select coalesce(json_agg(item), '[]') from (${rows}) as item) as rows`,
  );
  return page ?? { total: 0, rows: [] };
}

/** The clauses from `from` to `where`. */
const selectPublicWords = (langCode: string): SQL =>
  sql`from ${tagWord}
    join ${word} on ${word.id} = ${tagWord.wordId} and ${word.langCode} = ${tagWord.langCode}
    where ${tagWord.tagId} = ${tag.id} and ${tagWord.langCode} = ${langCode}
      and ${tagWord.status} = 1 and ${tagWord.duplicateOf} is null and ${visible}
      and ${isShownByTag}`;

/** Codes have hyphens where learners type spaces. */
function isNamedLike(text = ''): SQL {
  const folded = foldForSearch(text);
  return sql`(${tag.code} like ${containing(folded.replaceAll(' ', '-'))}
    or ${tag.searchText} like ${containing(folded)})`;
}
