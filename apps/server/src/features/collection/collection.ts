import { defaultLocale, type LocaleCode, type Privacy } from '@wordhoard/contract/enumeration';
import { uniqueSlug } from '@wordhoard/contract/slug';
import { foldForSearch } from '@wordhoard/contract/text';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Localized } from '../../platform/database/column.ts';
import { refuseInvalidSlug } from './slug.ts';

/** What a list and a table have in common. */
export interface Collection {
  id: string;
  slug: string;
  langCode: string;
  name: string;
  note: string;
  localizedName: Localized | null;
  localizedNote: Localized | null;
  searchText: string;
  privacy: Privacy;
  /** What is nobody's belongs to the admins. */
  userId: string | null;
}

interface Draft {
  name: string;
  note: string;
  langCode: string;
  privacy: Privacy;
  slug?: string | undefined;
}

export type CollectionChange = { [Key in keyof Draft]?: Draft[Key] | undefined };

export function newCollection(
  { slug, ...draft }: Draft,
  { kind, userId }: { kind: 'list' | 'table'; userId: string },
): Collection {
  if (slug !== undefined) refuseInvalidSlug(slug);
  const id = newId();
  return {
    id,
    slug: slug ?? uniqueSlug(draft.name, { id, kind }),
    ...draft,
    localizedName: null,
    localizedNote: null,
    searchText: foldForSearch(draft.name),
    userId,
  };
}

/** An address that it has already need not keep today's rule. */
export function changedCollection<Kind extends Collection>(
  shelved: Kind,
  { name, note, ...change }: CollectionChange,
  locale: LocaleCode,
): Kind {
  const { slug = shelved.slug, privacy = shelved.privacy, langCode = shelved.langCode } = change;
  if (slug !== shelved.slug) refuseInvalidSlug(slug);
  return {
    ...shelved,
    slug,
    privacy,
    langCode,
    ...(name !== undefined && renamed(shelved, name, locale)),
    ...(note !== undefined && annotated(shelved, note, locale)),
  };
}

function renamed({ localizedName }: Collection, name: string, locale: LocaleCode) {
  const { text, localized } = reworded(localizedName, name, locale);
  const searchText = foldForSearch(Object.values(localized ?? { text }).join(' '));
  return { name: text, localizedName: localized, searchText };
}

function annotated({ localizedNote }: Collection, note: string, locale: LocaleCode) {
  const { text, localized } = reworded(localizedNote, note, locale);
  return { note: text, localizedNote: localized };
}

/** The tables of the database that hold them, and that tell who has put which on their shelf. */
export const tables = {
  list: { things: sql`list`, links: sql`user_list`, linkedId: sql`list_id` },
  table: { things: sql`word_table`, links: sql`user_table`, linkedId: sql`table_id` },
};

export type CollectionKind = keyof typeof tables;

/** A text that has one wording in each language, or one for all. */
export interface Wording {
  text: string;
  localized: Localized | null;
}

/** Whoever puts another text in its place has seen, and changes, the one of their own language. */
export function reworded(localized: Localized | null, text: string, locale: LocaleCode): Wording {
  if (localized === null) return { text, localized };
  const wordings = { ...localized, [locale]: text };
  return { text: wordings[defaultLocale], localized: wordings };
}
