import type { LocaleCode, Privacy } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import type { Localized } from '../database/column.ts';
import { foldForSearch } from '../word/search-text.ts';
import { refuseInvalidSlug, slugOf } from './slug.ts';
import { reworded } from './wording.ts';

/** What a list and a table have in common. */
export interface Shelved {
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

export type ShelvedChange = { [Key in keyof Draft]?: Draft[Key] | undefined };

export function newShelved(
  { slug, ...draft }: Draft,
  { kind, userId }: { kind: 'list' | 'table'; userId: string },
): Shelved {
  if (slug !== undefined) refuseInvalidSlug(slug);
  const id = newId();
  return {
    id,
    slug: slug ?? slugOf({ id, name: draft.name, kind }),
    ...draft,
    localizedName: null,
    localizedNote: null,
    searchText: foldForSearch(draft.name),
    userId,
  };
}

/** An address that it has already need not keep today's rule. */
export function changedShelved<Kind extends Shelved>(
  shelved: Kind,
  { name, note, ...change }: ShelvedChange,
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

function renamed({ localizedName }: Shelved, name: string, locale: LocaleCode) {
  const { text, localized } = reworded(localizedName, name, locale);
  const searchText = foldForSearch(Object.values(localized ?? { text }).join(' '));
  return { name: text, localizedName: localized, searchText };
}

function annotated({ localizedNote }: Shelved, note: string, locale: LocaleCode) {
  const { text, localized } = reworded(localizedNote, note, locale);
  return { note: text, localizedNote: localized };
}
