import { pagePaths } from '@wordhoard/contract/page-address';
import { homePage, listFeedPage, tableFeedPage, tagFeedPage, wordFeedPage } from '@wordhoard/i18n';
import { findLanguage } from '../language/store.ts';
import type { PageHead } from './page-head.ts';
import type { PageReader } from './page-reader.ts';

const feeds = {
  words: { textOf: wordFeedPage, pathOf: pagePaths.words, isLinked: false },
  lists: { textOf: listFeedPage, pathOf: pagePaths.lists, isLinked: false },
  tables: { textOf: tableFeedPage, pathOf: pagePaths.tables, isLinked: true },
  tags: { textOf: tagFeedPage, pathOf: pagePaths.tags, isLinked: true },
};

/** A feed is there for each language that has words. */
export const feedHead =
  (name: keyof typeof feeds) =>
  async (
    { langCode = '' }: Readonly<Record<string, string>>,
    { database, sentences }: PageReader,
  ): Promise<PageHead | undefined> => {
    if ((await findLanguage(database, langCode)) === undefined) return undefined;
    const { textOf, pathOf, isLinked } = feeds[name];
    return {
      ...sentences.page(textOf, { langCode }),
      path: pathOf(langCode),
      ...(isLinked && { opening: { layout: 'feed' } }),
    };
  };

export const homeHead = async (_: unknown, { sentences }: PageReader): Promise<PageHead> => ({
  ...sentences.page(homePage, undefined),
  path: pagePaths.home(),
  opening: { layout: 'home' },
});
