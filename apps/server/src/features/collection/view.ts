import type { Privacy } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '../../platform/database/column.ts';
import { containing } from '../../platform/database/sql.ts';
import { type Caller, isAdmin, type RequestContext } from '../../platform/http/request-context.ts';
import { type CollectionKind, tables } from './collection.ts';

export type CollectionName = { id: string } | { slug: string };

/** What somebody sees of a list as of a table. */
export interface CollectionRow {
  id: string;
  slug: string;
  langCode: string;
  name: string;
  note: string;
  localizedName: Localized | null;
  localizedNote: Localized | null;
  privacy: Privacy;
  username: string | null;
  isOwn: boolean;
  isLinked: boolean;
}

export interface CollectionFilter {
  langCode?: string | undefined;
  text?: string | undefined;
  /** The caller's own, public or not, instead of the public ones of everybody. */
  own?: boolean | undefined;
  /** Those on the caller's shelf. */
  linked?: boolean | undefined;
  /** Those of one learner, and those on one learner's shelf. */
  userId?: string | undefined;
  shelfOf?: string | undefined;
  caller?: RequestContext['caller'];
}

export function collectionColumnsFor(kind: CollectionKind, caller: RequestContext['caller']): SQL {
  const { things } = tables[kind];
  return sql`${things}.id, ${things}.slug, ${things}.lang_code as "langCode", ${things}.name,
    ${things}.note, ${things}.localized_name as "localizedName",
    ${things}.localized_note as "localizedNote", ${things}.privacy,
    (select username from app_user where app_user.id = ${things}.user_id) as username,
    coalesce(${isOf(kind, caller)}, false) as "isOwn", ${isLinkedBy(kind, caller)} as "isLinked"`;
}

export function collectionConditions(
  kind: CollectionKind,
  filter: CollectionFilter,
): (SQL | undefined)[] {
  const { langCode, text, own, linked, userId, shelfOf, caller } = filter;
  const { things } = tables[kind];
  return [
    own ? isOf(kind, caller) : isPublic(kind),
    linked ? isLinkedBy(kind, caller) : undefined,
    userId === undefined ? undefined : sql`${things}.user_id = ${userId}`,
    shelfOf === undefined ? undefined : isLinkedBy(kind, { id: shelfOf }),
    langCode === undefined ? undefined : sql`${things}.lang_code = ${langCode}`,
    text ? sql`${things}.search_text like ${containing(foldForSearch(text))}` : undefined,
  ];
}

export function isNamed(kind: CollectionKind, name: CollectionName): SQL {
  const { things } = tables[kind];
  return 'id' in name ? sql`${things}.id = ${name.id}` : sql`${things}.slug = ${name.slug}`;
}

/** A private one may have the address of a public one, which its owner then does not see. */
export const isOwnFirst = (kind: CollectionKind, caller: RequestContext['caller']): SQL =>
  sql`coalesce(${isOf(kind, caller)}, false) desc`;

/** A private one is there for its owner only, and one that is nobody's for the admins. */
export const isOpenTo = (kind: CollectionKind, caller: RequestContext['caller']): SQL =>
  sql`(${isPublic(kind)} or ${isKeptBy(kind, caller)})`;

/** Those who may change it: its owner, or of one that is nobody's, the admins. */
function isKeptBy(kind: CollectionKind, caller: RequestContext['caller']): SQL {
  if (caller === undefined) return sql`false`;
  const isNobodys = isAdmin(caller) ? sql`${tables[kind].things}.user_id is null` : sql`false`;
  return sql`(coalesce(${isOf(kind, caller)}, false) or ${isNobodys})`;
}

const isPublic = (kind: CollectionKind): SQL => sql`${tables[kind].things}.privacy = 1`;

const isOf = (kind: CollectionKind, caller: RequestContext['caller']): SQL =>
  sql`${tables[kind].things}.user_id = ${caller?.id ?? null}::uuid`;

function isLinkedBy(kind: CollectionKind, caller: Pick<Caller, 'id'> | undefined): SQL {
  const { things, links, linkedId } = tables[kind];
  return sql`exists (
    select from ${links}
    where ${links}.user_id = ${caller?.id ?? null}::uuid and ${links}.${linkedId} = ${things}.id
  )`;
}
