import { type FoundWord, routes, type SearchResult, type WordRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
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
import { parseSearch } from '../word/search-texts.ts';
import { findFormsOfKeys } from '../word/word-forms.ts';

export function addSearchRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.general.search, async (context) => {
    const { s: text, asTyped, ...languages } = context.req.valid('query');
    const search = { text, ...languages, isAsTyped: asTyped === 'true' };
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
  const { text, langCode, tranLangCode } = search;
  if (text === '') return { searchedText: null, words: [], lists: [], tables: [], tags: [] };
  const find = (typed: string) =>
    findCollections(database, { text: typed, langCode, caller }, locale);
  const [words, collections] = await Promise.all([
    selectCards(database, chooseSearchedWords({ ...search, ownerId: caller?.id }, wordPage), {
      callerId: caller?.id,
      tranLangCode,
    }),
    find(text),
  ]);
  const { searchedText } = words;
  return {
    searchedText: searchedText ?? null,
    words: await addForms(database, words.rows, { ...search, text: searchedText ?? text }),
    ...(searchedText === undefined ? collections : await find(searchedText)),
  };
}

/** Adds the forms by which words were found: their own, or those of their translations. */
async function addForms(
  database: Database,
  words: readonly WordRecord[],
  search: WordSearch,
): Promise<FoundWord[]> {
  const ids = words.flatMap(({ id, trans }) => [id, ...trans.map(({ dest }) => dest.id)]);
  const forms = await findFormsOfKeys(database, ids, parseSearch(search).keys);
  return words.map((word) => {
    const named = [word, ...word.trans.map(({ dest }) => dest)].find(({ id }) => forms.has(id));
    const form = named && forms.get(named.id);
    return { ...word, form: form && { ...form, langCode: named.langCode } };
  });
}

async function findCollections(
  database: Database,
  filter: { text: string; langCode: string | undefined; caller: RequestContext['caller'] },
  locale: LocaleCode,
) {
  const [lists, tables, tags] = await Promise.all([
    findLists(database, filter, otherPage),
    findTables(database, filter, otherPage),
    findTagOptions(database, filter.text, { caller: undefined, locale }),
  ]);
  return {
    lists: await presentLists(database, lists.rows, locale),
    tables: tables.rows.map((table) => presentTable(table, locale)),
    tags,
  };
}
