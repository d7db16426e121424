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

type FindContent = (
  parameters: FoundPage['parameters'],
  reader: PageReader,
  query: URLSearchParams,
) => Promise<PageContent | undefined>;

const contents: { [Name in PageName]?: FindContent } = {
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
};

type Condition = (page: FoundPage, reader: PageReader) => boolean | Promise<boolean>;

/** Pages without content of their own that do not exist for all callers or all parameters. */
const conditions: { [Name in PageName]?: Condition } = {
  importWords: canImportWords,
  importRows: canImportRows,
  newQuiz: hasQuizSource,
  moderation: isForAdmin,
  moderationKind: ({ parameters: { kind = '' } }, { caller }) =>
    caller !== undefined && isAdmin(caller) && isModerationKind(kind),
  campaigns: isForAdmin,
  campaignChannels: isForAdmin,
  newCampaign: isForAdmin,
  campaign: isCampaignForAdmin,
  telegramSignIn: (_, { social }) => social.telegram !== undefined,
};

/** A page that exists may have no content of its own, such as the settings. */
export type PageResult = { exists: true; content: PageContent | undefined } | { exists: false };

/** The content of a page as the caller sees it. */
export async function findPageContent(
  page: FoundPage | undefined,
  reader: PageReader,
): Promise<PageResult> {
  if (page === undefined) return { exists: false };
  const find = contents[page.name];
  if (find === undefined) {
    const exists = (await conditions[page.name]?.(page, reader)) ?? true;
    return exists ? { exists, content: undefined } : { exists };
  }
  const content = await find(page.parameters, reader, page.query);
  return content === undefined ? { exists: false } : { exists: true, content };
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
