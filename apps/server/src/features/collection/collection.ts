import {
  CollectionPrivacy,
  defaultLocale,
  type LocaleCode,
  Privacy,
} from '@wordhoard/contract/enumeration';
import { canChangeCollection, canSaveCollection } from '@wordhoard/contract/permission';
import { secretSlug, uniqueSlug } from '@wordhoard/contract/slug';
import { foldForSearch } from '@wordhoard/contract/text';
import { isSlug, slug as slugCheck } from '@wordhoard/validators';
import { v7 as newId } from 'uuid';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import type { CollectionKind, list } from '../../schema/collection.ts';
import type { LocalizedText } from '../../schema/column.ts';

/** What a list and a table have in common. */
export type Collection = Omit<
  typeof list.$inferSelect,
  'createdAt' | 'wordCount' | 'hasHiddenWords'
>;

type Draft = Pick<Collection, 'name' | 'note' | 'langCode' | 'privacy'> & {
  slug?: string | undefined;
};

export type CollectionChange = { [Key in keyof Draft]?: Draft[Key] | undefined };

export function makeCollection(
  { id = newId(), slug, ...draft }: Draft & { id?: string | undefined },
  { kind, userId }: { kind: CollectionKind; userId: string },
): Collection & { userId: string } {
  if (slug !== undefined) refuseInvalidSlug(slug);
  const open = slug ?? uniqueSlug(draft.name, { id, kind });
  return {
    id,
    slug: draft.privacy === CollectionPrivacy.Unlisted ? secretSlug(open, id) : open,
    ...draft,
    localizedName: null,
    localizedNote: null,
    searchText: foldForSearch(draft.name),
    userId,
  };
}

/** Applies a change. An unchanged slug is not checked: it may predate the current rule. */
export function changeCollection(
  collection: Collection,
  { name, note, ...change }: CollectionChange,
  locale: LocaleCode,
): Collection {
  const { slug = collection.slug, privacy = collection.privacy } = change;
  if (slug !== collection.slug) refuseInvalidSlug(slug);
  return {
    ...collection,
    slug: privacy === CollectionPrivacy.Unlisted ? secretSlug(slug, collection.id) : slug,
    privacy,
    langCode: change.langCode ?? collection.langCode,
    ...(name !== undefined && rename(collection, name, locale)),
    ...(note !== undefined && annotate(collection, note, locale)),
  };
}

function rename({ localizedName }: Collection, name: string, locale: LocaleCode) {
  const { text, localized } = replaceText(localizedName, name, locale);
  const searchText = foldForSearch(Object.values(localized ?? { text }).join(' '));
  return { name: text, localizedName: localized, searchText };
}

function annotate({ localizedNote }: Collection, note: string, locale: LocaleCode) {
  const { text, localized } = replaceText(localizedNote, note, locale);
  return { note: text, localizedNote: localized };
}

/** Replaces a text. Of a localized text, only the version in the given locale changes. */
export function replaceText(localized: LocalizedText | null, text: string, locale: LocaleCode) {
  if (localized === null) return { text, localized };
  const replaced = { ...localized, [locale]: text };
  return { text: replaced[defaultLocale], localized: replaced };
}

type Texts = Pick<Collection, 'name' | 'note' | 'localizedName' | 'localizedNote'>;

/** Replaces the localized texts of a collection by those in one locale. */
export function localize<Row extends Texts>(
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
  throw buildFieldError('slug', slugCheck()(slug) ?? { code: 'required' }, 'SlugInvalid');
}

/** Words that are made in a collection are proposed to everybody only if it is public. */
export const toWordPrivacy = (privacy: CollectionPrivacy): Privacy =>
  privacy === CollectionPrivacy.Public ? Privacy.Public : Privacy.Private;

type OwnedCollection = Pick<Collection, 'privacy' | 'userId'>;
type Editor = Pick<Caller, 'id' | 'role'>;

/** Why a caller may not change a collection. The existence of a private one is not disclosed. */
export function findChangeRefusal(caller: Editor, owned: OwnedCollection | undefined) {
  if (owned === undefined) return 'NotFound';
  const { userId, privacy } = owned;
  const facts = { isOwn: userId === caller.id, hasOwner: userId !== null, privacy };
  if (canChangeCollection(facts, caller.role)) return undefined;
  return privacy === CollectionPrivacy.Private ? 'NotFound' : 'Forbidden';
}

/** @throws ApplicationError unless the caller may change the collection */
export function requireChangeable<Row extends OwnedCollection>(
  row: Row | undefined,
  caller: Editor,
): Row {
  const refusal = findChangeRefusal(caller, row);
  if (row === undefined || refusal !== undefined) {
    throw new ApplicationError(refusal ?? 'NotFound');
  }
  return row;
}

export function findLinkRefusal(userId: string, owned: OwnedCollection | undefined) {
  if (owned === undefined) return 'LinkResourceNotFound';
  const isOwn = owned.userId === userId;
  if (canSaveCollection({ isOwn, privacy: owned.privacy })) return undefined;
  return isOwn ? 'LinkToOwn' : 'LinkToPrivate';
}
