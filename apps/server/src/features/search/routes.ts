import { routes, type SearchResult } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { getRequestContext, type RequestContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { selectCards } from '../card/cards.ts';
import { findLists, presentLists } from '../list/store.ts';
import { findTables, presentTable } from '../table/store.ts';
import { findTagOptions } from '../tag/store.ts';
import { chooseSearchedWords } from '../word/search.ts';
import type { WordSearch } from '../word/search-statement.ts';

export function addSearchRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.general.search, async (context) => {
    const { s: text, ...languages } = context.req.valid('query');
    const search = { text, ...languages };
    return context.json(await searchEverything(database, search, getRequestContext(context)), 200);
  });
}

const wordPage = { page: 1, pageSize: 12 };
const otherPage = { page: 1, pageSize: 6 };

/** The best matches of each kind. The feeds return all matches. */
async function searchEverything(
  database: Database,
  search: WordSearch,
  { caller, locale }: RequestContext,
): Promise<SearchResult> {
  if (search.text === '') return { words: [], lists: [], tables: [], tags: [] };
  const filter = { text: search.text, langCode: search.langCode, caller };
  const [words, lists, tables, tags] = await Promise.all([
    selectCards(database, chooseSearchedWords(search, wordPage), {
      callerId: caller?.id,
      tranLangCode: search.tranLangCode,
    }),
    findLists(database, filter, otherPage),
    findTables(database, filter, otherPage),
    findTagOptions(database, search.text, { caller: undefined, locale }),
  ]);
  return {
    words: words.rows,
    lists: await presentLists(database, lists.rows, locale),
    tables: tables.rows.map((table) => presentTable(table, locale)),
    tags,
  };
}
