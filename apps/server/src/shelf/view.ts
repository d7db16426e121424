import type { Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Localized } from '../database/column.ts';
import { containing } from '../database/sql.ts';
import { foldForSearch } from '../word/search-text.ts';
import { type ShelvedKind, tables } from './tables.ts';

export type Viewer = Pick<Caller, 'id' | 'role'>;

export type ShelvedName = { id: string } | { slug: string };

/** What somebody sees of a list as of a table. */
export interface ShelvedRow {
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

export interface ShelvedFilter {
  langCode?: string | undefined;
  text?: string | undefined;
  /** The viewer's own, public or not, instead of the public ones of everybody. */
  own?: boolean | undefined;
  /** Those on the viewer's shelf. */
  linked?: boolean | undefined;
  /** Those of one learner, and those on one learner's shelf. */
  userId?: string | undefined;
  shelfOf?: string | undefined;
  viewer?: Viewer | undefined;
}

export function shelvedColumnsFor(kind: ShelvedKind, viewer: Viewer | undefined): SQL {
  const { things } = tables[kind];
  return sql`${things}.id, ${things}.slug, ${things}.lang_code as "langCode", ${things}.name,
    ${things}.note, ${things}.localized_name as "localizedName",
    ${things}.localized_note as "localizedNote", ${things}.privacy,
    (select username from app_user where app_user.id = ${things}.user_id) as username,
    coalesce(${isOf(kind, viewer)}, false) as "isOwn", ${isLinkedBy(kind, viewer)} as "isLinked"`;
}

export function shelvedConditions(kind: ShelvedKind, filter: ShelvedFilter): (SQL | undefined)[] {
  const { langCode, text, own, linked, userId, shelfOf, viewer } = filter;
  const { things } = tables[kind];
  return [
    own ? isOf(kind, viewer) : isPublic(kind),
    linked ? isLinkedBy(kind, viewer) : undefined,
    userId === undefined ? undefined : sql`${things}.user_id = ${userId}`,
    shelfOf === undefined ? undefined : isLinkedBy(kind, { id: shelfOf }),
    langCode === undefined ? undefined : sql`${things}.lang_code = ${langCode}`,
    text ? sql`${things}.search_text like ${containing(foldForSearch(text))}` : undefined,
  ];
}

export function isNamed(kind: ShelvedKind, name: ShelvedName): SQL {
  const { things } = tables[kind];
  return 'id' in name ? sql`${things}.id = ${name.id}` : sql`${things}.slug = ${name.slug}`;
}

/** A private one is there for its owner only, and one that is nobody's for the admins. */
export const isOpenTo = (kind: ShelvedKind, viewer: Viewer | undefined): SQL =>
  sql`(${isPublic(kind)} or ${isKeptBy(kind, viewer)})`;

/** Those who may change it: its owner, or of one that is nobody's, the admins. */
export function isKeptBy(kind: ShelvedKind, viewer: Viewer | undefined): SQL {
  if (viewer === undefined) return sql`false`;
  const isNobodys = isAdmin(viewer) ? sql`${tables[kind].things}.user_id is null` : sql`false`;
  return sql`(coalesce(${isOf(kind, viewer)}, false) or ${isNobodys})`;
}

const isPublic = (kind: ShelvedKind): SQL => sql`${tables[kind].things}.privacy = 1`;

const isOf = (kind: ShelvedKind, viewer: Viewer | undefined): SQL =>
  sql`${tables[kind].things}.user_id = ${viewer?.id ?? null}::uuid`;

function isLinkedBy(kind: ShelvedKind, viewer: Pick<Viewer, 'id'> | undefined): SQL {
  const { things, links, linkedId } = tables[kind];
  return sql`exists (
    select from ${links}
    where ${links}.user_id = ${viewer?.id ?? null}::uuid and ${links}.${linkedId} = ${things}.id
  )`;
}
