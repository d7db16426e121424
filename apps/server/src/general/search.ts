import type { SearchResult } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../database/database.ts';
import { presentLists } from '../list/present.ts';
import { findLists } from '../list/store.ts';
import type { Viewer } from '../shelf/view.ts';
import { presentTable } from '../table/present.ts';
import { findTables } from '../table/store.ts';
import { findTagOptions } from '../tag/store.ts';
import { selectCards } from '../word/cards.ts';
import { wordsFound } from '../word/search.ts';

interface Search {
  text: string;
  langCode: string | undefined;
  tranLangCode: string | undefined;
}

interface Searcher {
  viewer: Viewer | undefined;
  locale: LocaleCode;
}

const wordsShown = { page: 1, pageSize: 12 };
const othersShown = { page: 1, pageSize: 6 };

/** The best of everything that fits; the feeds of each kind have the rest. */
export async function searchEverything(
  database: Database,
  search: Search,
  { viewer, locale }: Searcher,
): Promise<SearchResult> {
  if (search.text === '') return { words: [], lists: [], tables: [], tags: [] };
  const filter = { text: search.text, langCode: search.langCode, viewer };
  const [words, lists, tables, tags] = await Promise.all([
    selectCards(database, wordsFound(search, wordsShown), {
      viewer: viewer?.id,
      tranLangCode: search.tranLangCode,
    }),
    findLists(database, filter, othersShown),
    findTables(database, filter, othersShown),
    findTagOptions(database, search.text),
  ]);
  return {
    words: words.rows,
    lists: await presentLists(database, lists.rows, locale),
    tables: tables.rows.map((table) => presentTable(table, locale)),
    tags,
  };
}
