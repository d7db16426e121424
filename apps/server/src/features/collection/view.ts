import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  like,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type PgSelect, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, findPage } from '../../platform/database/feed-page.ts';
import { containing, isOwnedBy, sorted } from '../../platform/database/sql.ts';
import { planForValues } from '../../platform/database/transaction.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin, type RequestContext } from '../../platform/http/request-context.ts';
import { type CollectionKind, collectionTables } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { user } from '../../schema/user.ts';
import { word } from '../../schema/word.ts';
import { visibleIn } from '../word/visible.ts';
import type { Collection } from './collection.ts';

type CollectionName = { id: string } | { slug: string };

interface CollectionFilter {
  langCode?: string | undefined;
  text?: string | undefined;
  /** The caller's own collections, public or not, instead of everybody's public ones. */
  own?: boolean | undefined;
  /** Collections that the caller has saved. */
  linked?: boolean | undefined;
  /** Collections of one learner. */
  userId?: string | undefined;
  /** Collections that one learner has saved. */
  savedBy?: string | undefined;
  /** Collections that contain a word. */
  wordId?: string | undefined;
  caller?: Reader;
}

type Reader = RequestContext['caller'];

interface Selection<Query extends PgSelect> {
  select: (database: Database, caller: Reader) => Query;
  idsWithWord: (database: Database, wordId: string) => SQLWrapper;
  /** Which public collections feeds show; by default all. */
  isInFeeds?: SQL;
}

/** The functions that find the collections of one kind. The rows have the type of the selection. */
export function collectionFinder<Query extends PgSelect>(
  kind: CollectionKind,
  { select, idsWithWord, isInFeeds }: Selection<Query>,
) {
  type Row = Awaited<Query>[number];
  const { id } = collectionTables[kind].collection;

  async function find(
    database: Database,
    name: CollectionName,
    caller: Reader,
  ): Promise<Row | undefined> {
    const [found] = await select(database, caller)
      .where(isNamed(kind, name, caller))
      .orderBy(orderOwnFirst(kind, caller))
      .limit(1);
    return found;
  }

  return {
    find,

    findPage(database: Database, { wordId, ...filter }: CollectionFilter, request: FeedRequest) {
      const needsCaller = filter.own || filter.linked;
      if (needsCaller && !filter.caller) throw new ApplicationError('NotAuthorized');
      const read = (reader: Database) => {
        const hasWord = wordId
          ? and(inArray(id, idsWithWord(reader, wordId)), showsWord(kind, wordId, filter.caller))
          : undefined;
        const query = select(reader, filter.caller).where(
          and(matches(kind, filter), hasWord, needsCaller ? undefined : isInFeeds),
        );
        return findPage(reader, query, [sorted(id, request.sort)], request);
      };
      return filter.text ? planForValues(database, read) : read(database);
    },

    /** A collection that the caller does not see counts as missing. */
    async findVisible(database: Database, name: CollectionName, caller: Reader): Promise<Row> {
      return requireFound(await find(database, name, caller));
    },

    /** Finds a collection that the caller has just changed, regardless of its owner. */
    async findChanged(database: Database, changedId: string, caller: Reader): Promise<Row> {
      const [found] = await select(database, caller).where(eq(id, changedId));
      return requireFound(found);
    },
  };
}

/** The owner and the caller's relation to a collection. Requires a join with `user`. */
export const selectRelation = (kind: CollectionKind, caller: Reader) => ({
  username: user.username,
  isOwn: sql<boolean>`coalesce(${isOwn(kind, caller)}, false)`,
  isLinked: isSavedBy(kind, caller),
});

/** Who reads the words of a collection. */
export interface Viewer {
  callerId: string | undefined;
  /** The owner of an unlisted collection, who shows its words to the caller, with entries that nobody has reviewed. */
  authorId?: string | undefined;
}

/** How a caller reads the words of a collection. */
export function toViewer(
  { userId, privacy }: Pick<Collection, 'userId' | 'privacy'>,
  callerId: string | undefined,
): Viewer {
  const isByLink = privacy === CollectionPrivacy.Unlisted && userId !== callerId;
  return { callerId, ...(isByLink && userId !== null && { authorId: userId }) };
}

function matches(kind: CollectionKind, filter: CollectionFilter): SQL | undefined {
  const { langCode, text, linked, userId, savedBy, caller } = filter;
  const { collection } = collectionTables[kind];
  return and(
    isListed(kind, filter),
    linked ? isSavedBy(kind, caller) : undefined,
    userId === undefined ? undefined : eq(collection.userId, userId),
    savedBy === undefined ? undefined : isSavedBy(kind, { id: savedBy }),
    langCode === undefined ? undefined : eq(collection.langCode, langCode),
    text ? like(collection.searchText, containing(foldForSearch(text))) : undefined,
  );
}

/** Everybody's public collections, the caller's own, or those that the caller has saved. */
function isListed(kind: CollectionKind, { own, linked, caller }: CollectionFilter): SQL {
  if (own) return isOwn(kind, caller);
  return linked ? isShared(kind) : isPublic(kind);
}

/** The collections with this name that the caller may see. */
function isNamed(kind: CollectionKind, name: CollectionName, caller: Reader): SQL | undefined {
  const { collection } = collectionTables[kind];
  const condition = 'id' in name ? eq(collection.id, name.id) : eq(collection.slug, name.slug);
  return and(condition, isVisibleTo(kind, caller));
}

/** A caller's private collection takes precedence over a public one with the same slug. */
const orderOwnFirst = (kind: CollectionKind, caller: Reader): SQL =>
  sql`coalesce(${isOwn(kind, caller)}, false) desc`;

/**
 * The collections that the caller may open. Unlisted ones must be named by the caller, or have been saved: nothing else
 * may list them. Private ones are visible to their owner, and those of the starter content to admins.
 */
export function isVisibleTo(kind: CollectionKind, caller: Reader): SQL | undefined {
  const { collection } = collectionTables[kind];
  const isStarterContent = caller && isAdmin(caller) ? isNull(collection.userId) : undefined;
  return or(isShared(kind), isOwn(kind, caller), isStarterContent);
}

/** The value is inlined so that the planner can use the partial indexes. */
const isPublic = (kind: CollectionKind): SQL =>
  eq(collectionTables[kind].collection.privacy, fixed(CollectionPrivacy.Public));

const isShared = (kind: CollectionKind): SQL =>
  ne(collectionTables[kind].collection.privacy, fixed(CollectionPrivacy.Private));

const isOwn = (kind: CollectionKind, caller: Reader): SQL =>
  isOwnedBy(collectionTables[kind].collection.userId, caller?.id);

/** Only its owner sees a hidden word in a public collection. */
const showsWord = (kind: CollectionKind, wordId: string, caller: Reader): SQL =>
  exists(
    new QueryBuilder()
      .select({ id: word.id })
      .from(word)
      .where(and(eq(word.id, wordId), visibleIn(collectionTables[kind].collection, caller?.id))),
  );

function isSavedBy(kind: CollectionKind, caller: Pick<Caller, 'id'> | undefined): SQL<boolean> {
  if (caller === undefined) return sql<boolean>`false`;
  const { collection, links } = collectionTables[kind];
  const saved = new QueryBuilder()
    .select({ id: links.collectionId })
    .from(links)
    .where(eq(links.userId, caller.id));
  return sql<boolean>`${inArray(collection.id, saved)}`;
}
