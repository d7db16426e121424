import { feedHead, homeHead } from './feed-heads.ts';
import type { FoundPage } from './find-page.ts';
import { listHead } from './list-head.ts';
import { pageConditions } from './page-conditions.ts';
import type { PageHead } from './page-head.ts';
import type { PageReader } from './page-reader.ts';
import { quizHead } from './quiz-head.ts';
import { languageHead, tableHead, tagHead, userHead } from './thing-heads.ts';
import { wordHead } from './word-head.ts';

type FindHead = (
  parameters: FoundPage['parameters'],
  reader: PageReader,
) => Promise<PageHead | undefined>;

const finders: { [Name in FoundPage['name']]?: FindHead } = {
  home: homeHead,
  words: feedHead('words'),
  word: wordHead,
  lists: feedHead('lists'),
  list: listHead,
  translatedList: listHead,
  tables: feedHead('tables'),
  tags: feedHead('tags'),
  quizSettings: quizHead,
  table: tableHead,
  tag: tagHead,
  user: userHead,
  userSection: userHead,
  language: languageHead,
};

/** Pages that are nothing to share, such as the settings, are there and say no more than the site. */
export type PageFinding = { isThere: true; head: PageHead | undefined } | { isThere: false };

/** What a page says of itself, or that it is not there for everybody to see. */
export async function findPageHead(
  page: FoundPage | undefined,
  reader: PageReader,
): Promise<PageFinding> {
  if (page === undefined) return { isThere: false };
  const find = finders[page.name];
  if (find === undefined) {
    const isThere = (await pageConditions[page.name]?.(page, reader)) ?? true;
    return isThere ? { isThere, head: undefined } : { isThere };
  }
  const head = await find(page.parameters, reader);
  return head === undefined ? { isThere: false } : { isThere: true, head };
}
