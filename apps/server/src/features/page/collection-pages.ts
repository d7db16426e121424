import { localeCodes } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { pagePaths } from '@wordhoard/contract/page-address';
import { canChangeCollection } from '@wordhoard/contract/permission';
import { listPage, quizPage, tablePage } from '@wordhoard/i18n';
import { toPreviewUrl } from '../image/image-set.ts';
import { findList, presentList } from '../list/store.ts';
import { findTable, presentTable } from '../table/store.ts';
import type { FoundPage } from './page-request.ts';
import { chooseTranLangCode, type PageReader } from './page-request.ts';
import type { PageContent } from './write-page.ts';

export async function listContent(
  page: FoundPage,
  reader: PageReader,
): Promise<PageContent | undefined> {
  const found = await findTranslatedList(page, reader);
  if (found === undefined) return undefined;
  const { list, tranLangCode, preview } = found;
  const translations = localeCodes.filter((code) => code !== list.langCode);
  return {
    ...reader.messages.page(listPage, { ...list, tranLangCode }),
    path: pagePaths.list(list.slug, tranLangCode),
    preview,
    alternates: Object.fromEntries(
      translations.map((code) => [code, pagePaths.list(list.slug, code)]),
    ),
    layout: { kind: 'linked', hasFacts: true },
  };
}

/** The page that starts a quiz of a list. */
export async function quizContent(
  page: FoundPage,
  reader: PageReader,
): Promise<PageContent | undefined> {
  const found = await findTranslatedList(page, reader);
  if (found === undefined) return undefined;
  const { list, tranLangCode, preview } = found;
  return {
    ...reader.messages.page(quizPage, list),
    path: pagePaths.quizSettings(list.slug, tranLangCode),
    preview,
    layout: { kind: 'linked', hasFacts: false },
  };
}

/** A list with the language of translations in the path, or the default one if that is not valid. */
async function findTranslatedList(
  { parameters: { slug = '', tranLangCode = '' } }: FoundPage,
  { database, locale, caller }: PageReader,
) {
  const row = await findList(database, { slug }, caller);
  if (row === undefined) return undefined;
  const list = await presentList(database, row, locale);
  const [image] = list.pictures;
  return {
    list,
    tranLangCode: isLangCode(tranLangCode)
      ? tranLangCode
      : chooseTranLangCode(list.langCode, locale),
    preview: image === undefined ? undefined : toPreviewUrl(image),
  };
}

export async function tableContent(
  { parameters: { slug = '' } }: FoundPage,
  { database, locale, messages, caller }: PageReader,
): Promise<PageContent | undefined> {
  const row = await findTable(database, { slug }, caller);
  if (row === undefined) return undefined;
  return {
    ...messages.page(tablePage, presentTable(row, locale)),
    path: pagePaths.table(slug),
    layout: { kind: 'linked', hasFacts: true },
  };
}

const canImport =
  (find: typeof findList | typeof findTable) =>
  async ({ parameters: { slug = '' } }: FoundPage, { database, caller }: PageReader) => {
    const found = await find(database, { slug }, caller);
    if (found === undefined) return false;
    // Collections of the starter content have no owner.
    return canChangeCollection({ ...found, hasOwner: found.username !== null }, caller?.role);
  };

export const canImportWords = canImport(findList);
export const canImportRows = canImport(findTable);
