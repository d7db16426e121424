import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import type { WordRecord } from '@wordhoard/contract';
import { SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { isUnreachable } from '../../shared/api/api-context.ts';
import { withdrawEntry } from '../contribution/queries.ts';
import { createTranslations } from '../translation/queries.ts';
import { updateWord } from '../word/queries.ts';
import {
  applyEdit,
  changeWord,
  compareTranslations,
  type ListEdit,
  type Words,
} from './list-edit.ts';
import { importWords, linkWords, moveWord } from './queries.ts';

interface EditedList {
  listId: string;
  tranLangCode: string;
}

/**
 * Saves an edit. Returns a function that applies the saved state to the words.
 *
 * @param saved - the words without the edit
 */
export async function saveListEdit(
  api: ApiClient,
  list: EditedList,
  edit: ListEdit,
  saved: Words,
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
      break;
    case 'translate':
      return saveTranslations(api, edit, saved);
    case 'illustrate':
      await updateWord(api, { id: edit.word.id, ...edit.example });
  }
  return (words) => applyEdit(words, edit);
}

/** Proposes what is new before it withdraws what it replaces, so that a failure leaves the word with a translation. */
async function saveTranslations(
  api: ApiClient,
  { word: { id: wordId }, texts, langCode }: ListEdit & { kind: 'translate' },
  saved: Words,
): Promise<(words: Words) => Words> {
  const word = saved.find(({ id }) => id === wordId);
  if (word === undefined) return (words) => words;
  const { kept, removed, added, others } = compareTranslations(word, texts);
  const mode = langCode === word.langCode ? WordMode.Definition : WordMode.Word;
  const proposed = added.map(({ id, text }) => ({ id, wordId, dest: { text, langCode, mode } }));
  const { data } = added.length === 0 ? { data: [] } : await createTranslations(api, proposed);
  for (const { id } of removed) await withdrawEntry(api, 'translation', id);
  return (words) =>
    changeWord(words, wordId, (one) => ({ ...one, trans: [...kept, ...data, ...others] }));
}

/** The saved word. Without a connection, the last one may be another. */
const choose = (word: WordRecord, last: WordRecord | undefined): WordRecord =>
  last?.id === word.id ? last : word;

const appendTo =
  (word: WordRecord | undefined) =>
  (words: Words): Words =>
    word === undefined ? words : applyEdit(words, { kind: 'add', word });

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
