import { CollectionPrivacy, localeCodes } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { isModerationKind, pagePaths } from '@wordhoard/contract/page-address';
import { canChangeCollection } from '@wordhoard/contract/permission';
import { readQuizSource } from '@wordhoard/contract/quiz-address';
import { listPage, quizPage, tablePage } from '@wordhoard/i18n';
import { validate as isUuid } from 'uuid';
import { isAdmin } from '../../platform/http/request-context.ts';
import { hasCampaign } from '../campaign/store/campaign-store.ts';
import { toPreviewUrl } from '../image/image-set.ts';
import { findLanguage } from '../language/store.ts';
import { findList, presentList } from '../list/store.ts';
import { findTable, presentTable } from '../table/store.ts';
import { findTag } from '../tag/store.ts';
import {
  chooseTranLangCode,
  type FoundPage,
  type PageName,
  type PageReader,
} from './page-request.ts';
import {
  feedContent,
  homeContent,
  languageContent,
  tagContent,
  userContent,
  wordContent,
  wordFeedContent,
} from './site-pages.ts';
import type { PageContent } from './write-page.ts';

async function listContent(page: FoundPage, reader: PageReader): Promise<PageContent | undefined> {
  const found = await findTranslatedList(page, reader);
  if (found === undefined) return undefined;
  const { list, tranLangCode, preview } = found;
  const translations = localeCodes.filter((code) => code !== list.langCode);
  return {
    ...reader.messages.page(listPage, { ...list, tranLangCode }),
    path: pagePaths.list(list.slug, tranLangCode),
    preview,
    isUnlisted: isUnlisted(list),
    alternates: Object.fromEntries(
      translations.map((code) => [code, pagePaths.list(list.slug, code)]),
    ),
    layout: { kind: 'linked', hasFacts: true },
  };
}

/** The page that starts a quiz of a list. */
async function quizContent(page: FoundPage, reader: PageReader): Promise<PageContent | undefined> {
  const found = await findTranslatedList(page, reader);
  if (found === undefined) return undefined;
  const { list, tranLangCode, preview } = found;
  return {
    ...reader.messages.page(quizPage, list),
    path: pagePaths.quizSettings(list.slug, tranLangCode),
    preview,
    isUnlisted: isUnlisted(list),
    layout: { kind: 'linked', hasFacts: false },
  };
}

const isUnlisted = ({ privacy }: { privacy: CollectionPrivacy }): boolean =>
  privacy === CollectionPrivacy.Unlisted;

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

async function tableContent(
  { parameters: { slug = '' } }: FoundPage,
  { database, locale, messages, caller }: PageReader,
): Promise<PageContent | undefined> {
  const row = await findTable(database, { slug }, caller);
  if (row === undefined) return undefined;
  return {
    ...messages.page(tablePage, presentTable(row, locale)),
    path: pagePaths.table(slug),
    isUnlisted: isUnlisted(row),
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

const canRead =
  (find: typeof findList | typeof findTable) =>
  async ({ parameters: { slug = '' } }: FoundPage, { database, caller }: PageReader) =>
    (await find(database, { slug }, caller)) !== undefined;

const canImportWords = canImport(findList);
const canImportRows = canImport(findTable);

/** The content of a page, or whether a page without content of its own exists, such as the settings. */
type PageResult = PageContent | boolean;

type FindResult = (
  page: FoundPage,
  reader: PageReader,
) => PageResult | Promise<PageResult | undefined>;

/** Other pages exist for all callers, and have no content of their own. */
const finders: { [Name in PageName]?: FindResult } = {
  home: homeContent,
  words: wordFeedContent,
  word: wordContent,
  lists: feedContent('lists'),
  list: listContent,
  translatedList: listContent,
  tables: feedContent('tables'),
  tags: feedContent('tags'),
  quizSettings: quizContent,
  table: tableContent,
  tag: tagContent,
  user: userContent,
  userSection: userContent,
  language: languageContent,
  importWords: canImportWords,
  importRows: canImportRows,
  printList: canRead(findList),
  printTable: canRead(findTable),
  newQuiz: hasQuizSource,
  moderation: isForAdmin,
  moderationKind: (page, reader) =>
    isForAdmin(page, reader) && isModerationKind(page.parameters['kind'] ?? ''),
  campaigns: isForAdmin,
  campaignChannels: isForAdmin,
  newCampaign: isForAdmin,
  campaign: isCampaignForAdmin,
  telegramSignIn: (_, { social }) => social.telegram !== undefined,
};

/** A page as the caller sees it. */
export async function findPageContent(
  page: FoundPage | undefined,
  reader: PageReader,
): Promise<PageResult> {
  if (page === undefined) return false;
  const find = finders[page.name];
  return find === undefined || ((await find(page, reader)) ?? false);
}

function isForAdmin(_page: FoundPage, { caller }: PageReader): boolean {
  return caller !== undefined && isAdmin(caller);
}

async function isCampaignForAdmin(page: FoundPage, reader: PageReader): Promise<boolean> {
  const { id = '' } = page.parameters;
  return isForAdmin(page, reader) && isUuid(id) && (await hasCampaign(reader.database, id));
}

async function hasQuizSource(
  { query }: FoundPage,
  { database, ...reader }: PageReader,
): Promise<boolean> {
  const source = readQuizSource(query);
  if (source === undefined) return false;
  if (source.kind === 'table')
    return (await findTable(database, { slug: source.slug }, reader.caller)) !== undefined;
  if ((await findLanguage(database, source.langCode)) === undefined) return false;
  return source.kind !== 'tag' || (await findTag(database, source.code, reader)) !== undefined;
}
