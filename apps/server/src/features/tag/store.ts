import type { TagOfLanguage, TagRecord } from '@wordhoard/contract';
import { EntryStatus, type LocaleCode } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { and, eq, exists, gt, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type Database, selectRow } from '../../platform/database/database.ts';
import {
  countRows,
  type FeedRequest,
  findPage,
  limitToPage,
  type Page,
} from '../../platform/database/feed-page.ts';
import {
  containing,
  isAmong,
  sorted,
  startingWith,
  toDirection,
} from '../../platform/database/sql.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { tag, tagAuthor, tagReaction, tagWord } from '../../schema/tag.ts';
import { word } from '../../schema/word.ts';
import { contributionFields, isReactionTo } from '../contribution/contribution-fields.ts';
import { isShownByTag } from '../word/theme.ts';
import { isEntryShown, selectWordFields, visible } from '../word/visible.ts';

const maxOptions = 10;
const queries = new QueryBuilder();
const { id, code, wordCount } = tag;

/** A tag without a name has its code in its place. */
const nameIn = (locale: LocaleCode) =>
  sql<string>`coalesce(${tag.localizedName} ->> ${locale}, ${code})`;

/** A tag with its name in a language. */
export const tagFieldsIn = (locale: LocaleCode) => ({
  id,
  code,
  name: nameIn(locale).as('name'),
  wordCount,
});

export type Reader = Pick<RequestContext, 'caller' | 'locale'>;

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

export async function findTag(database: Database, tagCode: string, { caller, locale }: Reader) {
  const [found] = await database
    .select(tagFieldsIn(locale))
    .from(tag)
    .where(and(eq(code, tagCode), isTagShownTo(caller?.id)));
  return found;
}

export const findExistingTag = async (
  database: Database,
  tagCode: string,
  reader: Reader,
): Promise<TagRecord> => requireFound(await findTag(database, tagCode, reader));

/** Anonymous callers get only tags with words. Learners may also put other tags on words. */
export function findTagOptions(database: Database, text: string, { caller, locale }: Reader) {
  const folded = foldForSearch(text);
  const names = sql`' ' || ${tag.searchText}`;
  const isNamed = or(like(code, startingWith(folded)), like(names, containing(` ${folded}`)));
  const isOffered = caller === undefined ? gt(wordCount, 0) : isTagShownTo(caller.id);
  return database
    .select(tagFieldsIn(locale))
    .from(tag)
    .where(and(isNamed, isOffered))
    .orderBy(code)
    .limit(maxOptions);
}

export function findTagsOfWord(
  database: Database,
  { wordId, caller, locale }: Reader & { wordId: string },
  request: FeedRequest,
) {
  const callerId = caller?.id;
  const query = database
    .select({
      id: tagWord.id,
      tag: tagFieldsIn(locale),
      word: selectWordFields(callerId),
      ...contributionFields(tagWord, tagReaction, callerId),
    })
    .from(tagWord)
    .innerJoin(tag, eq(tag.id, tagWord.tagId))
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .leftJoin(tagReaction, isReactionTo(tagWord, tagReaction, callerId))
    .where(and(eq(tagWord.wordId, wordId), isLinkShownTo(callerId)));
  return findPage(database, query.$dynamic(), [sorted(code, request.sort)], request);
}

/** The codes of the approved tags of each word. */
export const findTagCodes = (database: Database, wordIds: readonly string[]) =>
  findCodes(database, wordIds, isLinkShownTo(undefined));

/** The codes of the tags that a learner has given to each word. */
export const findOwnTagCodes = (database: Database, wordIds: readonly string[], userId: string) =>
  findCodes(database, wordIds, and(eq(tagWord.userId, userId), isLinkShownTo(userId)));

async function findCodes(
  database: Database,
  wordIds: readonly string[],
  isShown: SQL | undefined,
): Promise<Map<string, string[]>> {
  const rows = await database
    .select({ wordId: tagWord.wordId, code })
    .from(tagWord)
    .innerJoin(tag, eq(tag.id, tagWord.tagId))
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .where(and(isAmong(tagWord.wordId, wordIds), isShown))
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
    .select(selectWordFields(callerId))
    .from(tagWord)
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .where(and(isLink, isLinkShownTo(callerId), isShownByTag));
  return findPage(database, query.$dynamic(), [sorted(tagWord.id, request.sort)], request);
}

/** Approved links, and the caller's own, without duplicates. Requires a join with `word`. */
const isLinkShownTo = (callerId: string | undefined): SQL | undefined =>
  and(isNull(tagWord.duplicateOf), isEntryShown(tagWord, callerId));

// Raw SQL: counts and samples the words of each tag of a page, in the statement that reads the page.

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
  request: FeedRequest,
): Promise<Page<TagOfLanguage>> {
  const words = selectPublicWords(langCode);
  // One word is enough to show a tag. Only for the tags of the page are all words counted.
  const source = sql`from ${tag} cross join lateral (select ${words} limit 1) as used
    where ${isNamedLike(text)}`;
  const direction = toDirection(request.sort);
  const orderBy = (name: SQL) =>
    sql`order by lower(${name}) collate "C" ${direction}, ${tag.code} ${direction}`;
  const tags = sql`select ${tag.id}, ${tag.code}, ${nameIn(locale)} as name
    ${source} ${orderBy(nameIn(locale))} ${limitToPage(request)}`;
  const rows = sql`select ${tag.id}, ${tag.code}, ${tag}.name,
    (${countRows(words)}) as "wordCount",
    array(select ${word.text} ${words} order by ${tagWord.id} limit ${sampledWords}) as "firstWords"
    from (${tags}) as ${tag} ${orderBy(sql`${tag}.name`)}`;
  const page = await selectRow<Page<TagOfLanguage>>(
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
