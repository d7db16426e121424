import { ownWordKinds, WordMode } from '../base/enumeration.ts';
import { isId } from '../base/id.ts';
import { limits } from '../base/limits.ts';
import type { QuizSource } from '../quiz/quiz-settings.ts';
import { stripInvisible } from '../text/normalize.ts';
import { readWordMode } from './page-address.ts';

/** A link may name a table without its columns. */
export interface RequestedTable {
  kind: 'table';
  slug: string;
  learnColumnId: string | undefined;
  tranColumnId: string | undefined;
}

interface RequestedSearch {
  kind: 'search';
  text: string;
  langCode: string;
  mode?: Exclude<WordMode, typeof WordMode.Word>;
}

/** The source that a link names. Lists have addresses of their own. */
export type RequestedSource =
  | Exclude<QuizSource, { kind: 'list' | 'table' | 'search' }>
  | RequestedTable
  | RequestedSearch;

/** Reads the query of `/quiz/new`. Without a source, the page does not exist. */
export function readQuizSource(parameters: URLSearchParams): RequestedSource | undefined {
  const read = (name: string) => stripInvisible(parameters.get(name) ?? '') || undefined;
  const [table, tag, text] = [read('table'), read('tag'), read('search')];
  if (table) {
    const columns = { learnColumnId: read('learn'), tranColumnId: read('translation') };
    return { kind: 'table', slug: table, ...columns };
  }
  const langCode = read('lang');
  if (langCode === undefined) return undefined;
  if (tag) return { kind: 'tag', code: tag, langCode };
  return readSearch(parameters, text, langCode) ?? readWords(parameters, langCode);
}

/** Words that a text finds, or all definitions or idioms. */
function readSearch(
  parameters: URLSearchParams,
  written: string | undefined,
  langCode: string,
): RequestedSearch | undefined {
  const mode = readWordMode(parameters, 'of');
  const text = written?.slice(0, limits.wordMaxLength) ?? '';
  if (mode !== WordMode.Word) return { kind: 'search', text, langCode, mode };
  return text === '' ? undefined : { kind: 'search', text, langCode };
}

function readWords(parameters: URLSearchParams, langCode: string): RequestedSource | undefined {
  const own = parameters.get('own');
  const knowing = ownWordKinds.find((kind) => kind === own);
  if (knowing !== undefined) return { kind: 'own', knowing, langCode };
  const named = parameters.get('words')?.toLowerCase().split(',') ?? [];
  const ids = named.filter(isId).slice(0, limits.quizMaxWords);
  const listId = parameters.get('list')?.toLowerCase() ?? '';
  return ids.length === 0
    ? undefined
    : { kind: 'words', ids, langCode, ...(isId(listId) && { listId }) };
}
