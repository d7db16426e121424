import { Privacy } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { and, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { containing, fixed, isOwnedBy } from '../../platform/database/sql.ts';
import { type Caller, isAdmin, type RequestContext } from '../../platform/http/request-context.ts';
import { user } from '../user/schema.ts';
import { type CollectionKind, collectionTables } from './schema.ts';

export type CollectionName = { id: string } | { slug: string };

export interface CollectionFilter {
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
  caller?: RequestContext['caller'];
}

/** What a reader sees of a list as of a table, apart from its columns. Needs a join with `user`. */
export const relationTo = (kind: CollectionKind, caller: RequestContext['caller']) => ({
  username: user.username,
  isOwn: sql<boolean>`coalesce(${isOwn(kind, caller)}, false)`,
  isLinked: isSavedBy(kind, caller),
});

export function collectionConditions(
  kind: CollectionKind,
  filter: CollectionFilter,
): SQL | undefined {
  const { langCode, text, own, linked, userId, savedBy, caller } = filter;
  const { collection } = collectionTables[kind];
  return and(
    own ? isOwn(kind, caller) : isPublic(kind),
    linked ? isSavedBy(kind, caller) : undefined,
    userId === undefined ? undefined : eq(collection.userId, userId),
    savedBy === undefined ? undefined : isSavedBy(kind, { id: savedBy }),
    langCode === undefined ? undefined : eq(collection.langCode, langCode),
    text ? like(collection.searchText, containing(foldForSearch(text))) : undefined,
  );
}

/** The collections with this name that the caller may see. */
export function isNamed(
  kind: CollectionKind,
  name: CollectionName,
  caller: RequestContext['caller'],
): SQL | undefined {
  const { collection } = collectionTables[kind];
  const condition = 'id' in name ? eq(collection.id, name.id) : eq(collection.slug, name.slug);
  return and(condition, isVisibleTo(kind, caller));
}

/** A caller's private collection takes precedence over a public one with the same slug. */
export const ownFirst = (kind: CollectionKind, caller: RequestContext['caller']): SQL =>
  sql`coalesce(${isOwn(kind, caller)}, false) desc`;

/** Private collections are visible to their owner, and those of the starter content to admins. */
function isVisibleTo(kind: CollectionKind, caller: RequestContext['caller']): SQL | undefined {
  const { collection } = collectionTables[kind];
  const isStarterContent = caller && isAdmin(caller) ? isNull(collection.userId) : undefined;
  return or(isPublic(kind), isOwn(kind, caller), isStarterContent);
}

/** The value is inlined so that the planner can use the partial indexes. */
const isPublic = (kind: CollectionKind): SQL =>
  eq(collectionTables[kind].collection.privacy, fixed(Privacy.Public));

const isOwn = (kind: CollectionKind, caller: RequestContext['caller']): SQL =>
  isOwnedBy(collectionTables[kind].collection.userId, caller?.id);

function isSavedBy(kind: CollectionKind, caller: Pick<Caller, 'id'> | undefined): SQL<boolean> {
  if (caller === undefined) return sql<boolean>`false`;
  const { collection, links } = collectionTables[kind];
  const saved = new QueryBuilder()
    .select({ id: links.collectionId })
    .from(links)
    .where(eq(links.userId, caller.id));
  return sql<boolean>`${inArray(collection.id, saved)}`;
}
