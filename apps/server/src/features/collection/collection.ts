import { defaultLocale, type LocaleCode } from '@wordhoard/contract/enumeration';
import { uniqueSlug } from '@wordhoard/contract/slug';
import { foldForSearch } from '@wordhoard/contract/text';
import { isSlug, slug as slugCheck } from '@wordhoard/validators';
import { v7 as newId } from 'uuid';
import type { Localized } from '../../platform/database/column.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { CollectionKind, list } from './schema.ts';

/** What a list and a table have in common. */
export type Collection = Omit<
  typeof list.$inferSelect,
  'createdAt' | 'wordCount' | 'hasHiddenWords'
>;

type Draft = Pick<Collection, 'name' | 'note' | 'langCode' | 'privacy'> & {
  slug?: string | undefined;
};

export type CollectionChange = { [Key in keyof Draft]?: Draft[Key] | undefined };

export function newCollection(
  { slug, ...draft }: Draft,
  { kind, userId }: { kind: CollectionKind; userId: string },
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

/** Applies a change. An unchanged slug is not checked: it may predate the current rule. */
export function changedCollection(
  collection: Collection,
  { name, note, ...change }: CollectionChange,
  locale: LocaleCode,
): Collection {
  const { slug = collection.slug, privacy = collection.privacy } = change;
  if (slug !== collection.slug) refuseInvalidSlug(slug);
  return {
    ...collection,
    slug,
    privacy,
    langCode: change.langCode ?? collection.langCode,
    ...(name !== undefined && renamed(collection, name, locale)),
    ...(note !== undefined && annotated(collection, note, locale)),
  };
}

function renamed({ localizedName }: Collection, name: string, locale: LocaleCode) {
  const { text, localized } = replaceText(localizedName, name, locale);
  const searchText = foldForSearch(Object.values(localized ?? { text }).join(' '));
  return { name: text, localizedName: localized, searchText };
}

function annotated({ localizedNote }: Collection, note: string, locale: LocaleCode) {
  const { text, localized } = replaceText(localizedNote, note, locale);
  return { note: text, localizedNote: localized };
}

/** Replaces a text. Of a localized text, only the version in the given locale changes. */
export function replaceText(
  localized: Localized | null,
  text: string,
  locale: LocaleCode,
): { text: string; localized: Localized | null } {
  if (localized === null) return { text, localized };
  const replaced = { ...localized, [locale]: text };
  return { text: replaced[defaultLocale], localized: replaced };
}

type Texts = Pick<Collection, 'name' | 'note' | 'localizedName' | 'localizedNote'>;

/** Replaces the localized texts of a collection by those in one locale. */
export function inLocale<Row extends Texts>(
  { localizedName, localizedNote, ...row }: Row,
  locale: LocaleCode,
) {
  return {
    ...row,
    name: localizedName?.[locale] ?? row.name,
    note: localizedNote?.[locale] ?? row.note,
  };
}

export function refuseInvalidSlug(slug: string): void {
  if (isSlug(slug)) return;
  const issue = slugCheck()(slug) ?? { code: 'required' };
  throw new ApplicationError('SlugInvalid', { fields: [{ path: 'slug', issue }] });
}
