import { isUserSection, pagePaths } from '@wordhoard/contract/page-address';
import { languagePage, tablePage, tagPage, userPage } from '@wordhoard/i18n';
import { findLanguage } from '../language/store.ts';
import { findLists } from '../list/store.ts';
import { presentTable } from '../table/present.ts';
import { findTable, findTables } from '../table/store.ts';
import { findTag, presentTag } from '../tag/store.ts';
import { findUser } from '../user/store.ts';
import type { PageHead } from './page-head.ts';
import type { PageReader } from './page-reader.ts';

type Parameters = Readonly<Record<string, string>>;
type Found = Promise<PageHead | undefined>;

export async function tableHead({ slug = '' }: Parameters, reader: PageReader): Found {
  const row = await findTable(reader.database, { slug }, reader.viewer);
  if (row === undefined) return undefined;
  const table = presentTable(row, reader.locale);
  return {
    ...reader.sentences.page(tablePage, table),
    path: pagePaths.table(slug),
    opening: { layout: 'linked' },
  };
}

export async function tagHead(
  { code = '', langCode = '' }: Parameters,
  { database, locale, sentences, viewer }: PageReader,
): Found {
  const [tag, language] = await Promise.all([
    findTag(database, code, viewer?.id),
    findLanguage(database, langCode),
  ]);
  if (tag === undefined || language === undefined) return undefined;
  return {
    ...sentences.page(tagPage, { name: presentTag(tag, locale).name, langCode }),
    path: pagePaths.tag(code, langCode),
    opening: { layout: 'feed' },
  };
}

/** A learner's page is known by its own address, whichever section it shows. */
export async function userHead({ username = '', section }: Parameters, reader: PageReader): Found {
  const user = await findUser(reader.database, username);
  if (user === undefined) return undefined;
  const isOwn = user.id === reader.viewer?.id;
  if (section !== undefined && !isUserSection(section, isOwn)) return undefined;
  return { ...reader.sentences.page(userPage, user), path: pagePaths.user(user.username) };
}

export async function languageHead(
  { code = '' }: Parameters,
  { database, sentences }: PageReader,
): Found {
  const [language, lists, tables] = await Promise.all([
    findLanguage(database, code),
    findLists(database, { langCode: code }, onlyCounted),
    findTables(database, { langCode: code }, onlyCounted),
  ]);
  if (language === undefined) return undefined;
  const counts = { words: language.wordCount, lists: lists.total, tables: tables.total };
  return {
    ...sentences.page(languagePage, { code, ...counts }),
    path: pagePaths.language(code),
  };
}

const onlyCounted = { page: 1, pageSize: 1 };
