import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import type { WordRecord } from '@wordhoard/contract';
import { Knowing, SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { isUnreachable } from '../../shared/api/api-context.ts';
import { importWords, linkWords, moveWord } from './queries.ts';

/** The words of a list, in its order. */
export type Words = readonly WordRecord[];

/** A change to the words of a list. Indexes are zero-based. */
export type ListEdit =
  | { kind: 'add'; word: WordRecord }
  | { kind: 'import'; text: string; translation: string; langCode: string; homograph?: number }
  | { kind: 'remove'; word: WordRecord }
  | { kind: 'restore'; word: WordRecord; index: number }
  | { kind: 'move'; word: WordRecord; index: number };

export function applyEdit(words: Words, edit: ListEdit): Words {
  switch (edit.kind) {
    case 'add':
      return append(words, edit.word);
    case 'import':
      return append(words, createUnsavedWord(edit));
    case 'remove':
      return words.filter(({ id }) => id !== edit.word.id);
    case 'restore':
    case 'move':
      return words
        .filter(({ id }) => id !== edit.word.id)
        .toSpliced(edit.index, 0, words.find(({ id }) => id === edit.word.id) ?? edit.word);
  }
}

const append = (words: Words, word: WordRecord): Words =>
  words.some(({ id }) => id === word.id) ? words : [...words, word];

/** A word as it is shown until the server has saved it. */
export const createUnsavedWord = (
  word: Pick<WordRecord, 'text' | 'langCode'> & { id?: string; homograph?: number },
) => ({
  id: `unsaved ${word.text}`,
  example: null,
  exampleDetails: null,
  grammar: null,
  mode: WordMode.Word,
  homograph: 1,
  knowing: Knowing.Unknown,
  image: null,
  recording: null,
  trans: [],
  ...word,
});

interface EditedList {
  listId: string;
  tranLangCode: string;
}

/** Saves an edit. Returns a function that applies the saved state to the words. */
export async function saveListEdit(
  api: ApiClient,
  list: EditedList,
  edit: ListEdit,
): Promise<(words: Words) => Words> {
  const { listId } = list;
  const link = (id: string, isLinked: boolean) =>
    linkWords(api, { listId, children: [{ id, link: isLinked }] });
  switch (edit.kind) {
    case 'add':
      await link(edit.word.id, true);
      return appendTo(choose(edit.word, await fetchLastWord(api, list)));
    case 'import': {
      const text = formatLine([edit.text, edit.translation]);
      const { homograph } = edit;
      await importWords(api, {
        ...list,
        text,
        ...(homograph !== undefined && { homographs: [{ line: 1, homograph }] }),
      });
      return appendTo(await fetchLastWord(api, list));
    }
    case 'remove':
      await link(edit.word.id, false);
      break;
    case 'restore':
      await link(edit.word.id, true);
      await moveWord(api, { listId, wordId: edit.word.id, position: edit.index + 1 });
      break;
    case 'move':
      await moveWord(api, { listId, wordId: edit.word.id, position: edit.index + 1 });
  }
  return (words) => applyEdit(words, edit);
}

/** The saved word. Without a connection, the last one may be another. */
const choose = (word: WordRecord, last: WordRecord | undefined): WordRecord =>
  last?.id === word.id ? last : word;

const appendTo =
  (word: WordRecord | undefined) =>
  (words: Words): Words =>
    word === undefined ? words : append(words, word);

/** New words are appended, so the last word is the new one. */
async function fetchLastWord(api: ApiClient, list: EditedList): Promise<WordRecord | undefined> {
  const body = { ...list, page: 1, pageSize: 1, sort: SortOrder.Descending };
  const { data } = await readData(api.POST('/front-list/word-feed', { body })).catch(
    (failure: unknown) => {
      if (failure instanceof ApiFailure && isUnreachable(failure)) return { data: [] };
      throw failure;
    },
  );
  return data[0];
}

/** A line that parses back into the same cells, whatever they contain. */
const formatLine = (cells: readonly string[]): string => cells.map(quote).join('\t');

const quote = (cell: string): string => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`);
