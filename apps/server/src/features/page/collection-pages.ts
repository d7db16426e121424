import { localeCodes, type Privacy } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { pagePaths } from '@wordhoard/contract/page-address';
import { canChangeCollection } from '@wordhoard/contract/permission';
import { listPage, quizPage, tablePage } from '@wordhoard/i18n';
import type { Caller } from '../../platform/http/request-context.ts';
import { toPreviewUrl } from '../image/image-set.ts';
import { findList, presentList } from '../list/store.ts';
import { findTable, presentTable } from '../table/store.ts';
import type { FoundPage } from './page-request.ts';
import { chooseTranLangCode, type PageReader } from './page-request.ts';
import type { PageContent } from './write-page.ts';

type Parameters = FoundPage['parameters'];

export async function listContent(
  parameters: Parameters,
  reader: PageReader,
): Promise<PageContent | undefined> {
  const found = await findTranslatedList(parameters, reader);
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
  parameters: Parameters,
  reader: PageReader,
): Promise<PageContent | undefined> {
  const found = await findTranslatedList(parameters, reader);
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
  { slug = '', tranLangCode = '' }: Parameters,
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
  { slug = '' }: Parameters,
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

export async function canImportWords(
  { parameters: { slug = '' } }: FoundPage,
  { database, caller }: PageReader,
): Promise<boolean> {
  return canChange(await findList(database, { slug }, caller), caller);
}

export async function canImportRows(
  { parameters: { slug = '' } }: FoundPage,
  { database, caller }: PageReader,
): Promise<boolean> {
  return canChange(await findTable(database, { slug }, caller), caller);
}

interface Changeable {
  isOwn: boolean;
  username: string | null;
  privacy: Privacy;
}

/** Collections of the starter content have no owner. */
function canChange(collection: Changeable | undefined, caller: Caller | undefined): boolean {
  if (collection === undefined) return false;
  const { isOwn, username, privacy } = collection;
  return canChangeCollection({ isOwn, hasOwner: username !== null, privacy }, caller?.role);
}
