import { isModerationKind } from '@wordhoard/contract/page-address';
import { readQuizSource } from '@wordhoard/contract/quiz-address';
import { validate as isUuid } from 'uuid';
import { isAdmin } from '../../platform/http/request-context.ts';
import { hasCampaign } from '../campaign/store/campaign-store.ts';
import { findLanguage } from '../language/store.ts';
import { findTable } from '../table/store.ts';
import { findTag } from '../tag/store.ts';
import {
  canImportRows,
  canImportWords,
  listContent,
  quizContent,
  tableContent,
} from './collection-pages.ts';
import type { FoundPage, PageName, PageReader } from './page-request.ts';
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
