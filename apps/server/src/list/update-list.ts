import { type LocaleCode, Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { publishWords } from '../shelf/publish-words.ts';
import { refuseInvalidSlug } from '../shelf/slug.ts';
import { reworded } from '../shelf/wording.ts';
import { foldForSearch } from '../word/search-text.ts';
import { type Changer, findListToChange, lockListToChange } from './change-list.ts';
import { deleteList, type OwnedList, replaceList } from './change-store.ts';
import { checkLanguageChange } from './rules.ts';

interface ListChange {
  name?: string | undefined;
  note?: string | undefined;
  slug?: string | undefined;
  privacy?: Privacy | undefined;
  langCode?: string | undefined;
}

export function updateList(
  database: Database,
  { id, ...change }: ListChange & { id: string },
  changer: Changer,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { privacy, userId } = await findListToChange(transaction, id, changer);
    if (change.privacy === Privacy.Public && privacy !== Privacy.Public) {
      await publishWords(transaction, wordIdsOf(id), userId);
    }
    const list = await lockListToChange(transaction, id, changer);
    checkLanguageChange(list, change.langCode);
    const changed = changedList(list, change, changer.locale);
    if (changed.slug !== list.slug) refuseInvalidSlug(changed.slug);
    await replaceList(transaction, changed);
  });
}

export function removeList(database: Database, id: string, changer: Changer): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, id, changer);
    await deleteList(transaction, id);
  });
}

function changedList(
  list: OwnedList,
  { name, note, ...change }: ListChange,
  locale: LocaleCode,
): OwnedList {
  const { slug = list.slug, privacy = list.privacy, langCode = list.langCode } = change;
  return {
    ...list,
    slug,
    privacy,
    langCode,
    ...(name !== undefined && renamed(list, name, locale)),
    ...(note !== undefined && annotated(list, note, locale)),
  };
}

function renamed({ localizedName }: OwnedList, name: string, locale: LocaleCode) {
  const { text, localized } = reworded(localizedName, name, locale);
  const searchText = foldForSearch(Object.values(localized ?? { text }).join(' '));
  return { name: text, localizedName: localized, searchText };
}

function annotated({ localizedNote }: OwnedList, note: string, locale: LocaleCode) {
  const { text, localized } = reworded(localizedNote, note, locale);
  return { note: text, localizedNote: localized };
}

const wordIdsOf = (listId: string) => sql`select word_id from list_word where list_id = ${listId}`;
