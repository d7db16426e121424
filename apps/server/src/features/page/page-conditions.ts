import type { Privacy } from '@wordhoard/contract/enumeration';
import { isModerationKind } from '@wordhoard/contract/page-address';
import { canChangeCollection } from '@wordhoard/contract/permission';
import { readQuizSource } from '@wordhoard/contract/quiz-address';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import { findLanguage } from '../language/store.ts';
import { findList } from '../list/store.ts';
import { findTable } from '../table/store.ts';
import { findTag } from '../tag/store.ts';
import type { FoundPage, PageName } from './find-page.ts';
import type { PageReader } from './page-reader.ts';

type Condition = (page: FoundPage, reader: PageReader) => boolean | Promise<boolean>;

/**
 * Pages without a head of their own that exist for some readers or some addresses only. For all
 * others the screen shows "Page not found".
 */
export const pageConditions: { [Name in PageName]?: Condition } = {
  importWords: mayImportWords,
  importRows: mayImportRows,
  newQuiz: hasQuizSource,
  moderation: (_, { viewer }) => viewer !== undefined && isAdmin(viewer),
  moderationKind: ({ parameters: { kind = '' } }, { viewer }) =>
    viewer !== undefined && isAdmin(viewer) && isModerationKind(kind),
  telegramSignIn: (_, { social }) => social.telegram !== undefined,
};

async function mayImportWords(
  { parameters: { slug = '' } }: FoundPage,
  { database, viewer }: PageReader,
): Promise<boolean> {
  const list = await findList(database, { slug }, viewer);
  return list !== undefined && mayChange(list, viewer);
}

async function mayImportRows(
  { parameters: { slug = '' } }: FoundPage,
  { database, viewer }: PageReader,
): Promise<boolean> {
  const table = await findTable(database, { slug }, viewer);
  return table !== undefined && mayChange(table, viewer);
}

/** What came with the starter content has no owner and is for admins to change. */
const mayChange = (
  { isOwn, username, privacy }: { isOwn: boolean; username: string | null; privacy: Privacy },
  viewer: Caller | undefined,
): boolean => canChangeCollection({ isOwn, hasOwner: username !== null, privacy }, viewer?.role);

async function hasQuizSource(
  { query }: FoundPage,
  { database, viewer }: PageReader,
): Promise<boolean> {
  const source = readQuizSource(query);
  if (source === undefined) return false;
  if (source.kind === 'table')
    return (await findTable(database, { slug: source.slug }, viewer)) !== undefined;
  if ((await findLanguage(database, source.langCode)) === undefined) return false;
  return source.kind !== 'tag' || (await findTag(database, source.code, viewer?.id)) !== undefined;
}
