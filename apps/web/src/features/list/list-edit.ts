import type { Translation, WordRecord } from '@wordhoard/contract';
import { EntryStatus, Knowing, WordMode } from '@wordhoard/contract/enumeration';
import { findCommaSenses, splitSenses } from '@wordhoard/word-import';
import { v7 as newId } from 'uuid';

/** The words of a list, in its order. */
export type Words = readonly WordRecord[];

/** The example of a word with what belongs to it. */
type Example = Pick<WordRecord, 'example' | 'exampleDetails'>;

/** What a learner gives as translations of a word: their texts, each with the id of a new translation. */
export type NewTexts = readonly { id: string; text: string }[];

/** A change to the words of a list. Indexes are zero-based. */
export type ListEdit =
  | { kind: 'add'; word: WordRecord }
  | { kind: 'import'; text: string; translation: string; langCode: string; homograph?: number }
  | { kind: 'remove'; word: WordRecord }
  | { kind: 'restore'; word: WordRecord; index: number }
  | { kind: 'move'; word: WordRecord; index: number }
  | { kind: 'translate'; word: WordRecord; texts: NewTexts; langCode: string }
  | { kind: 'illustrate'; word: WordRecord; example: Example };

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
    case 'translate':
      return changeWord(words, edit.word.id, (word) => {
        const { kept, added, others } = compareTranslations(word, edit.texts);
        return { ...word, trans: [...kept, ...added.map(toUnsaved(edit)), ...others] };
      });
    case 'illustrate':
      return changeWord(words, edit.word.id, (word) => ({ ...word, ...edit.example }));
  }
}

/** The edit that undoes another one; `undefined` if it cannot be undone. */
export function invertEdit(words: Words, edit: ListEdit): ListEdit | undefined {
  if (!('word' in edit)) return undefined;
  const index = words.findIndex(({ id }) => id === edit.word.id);
  const word = words[index];
  if (word === undefined) return undefined;
  switch (edit.kind) {
    case 'remove':
      return { kind: 'restore', word, index };
    case 'move':
      return { kind: 'move', word, index };
    case 'translate':
      return { ...edit, word, texts: toNewTexts(listOwnTexts(word)) };
    case 'illustrate':
      return {
        ...edit,
        word,
        example: { example: word.example, exampleDetails: word.exampleDetails },
      };
    default:
      return undefined;
  }
}

/** Pending translations are visible to their author only, so the learner may replace them. */
const isOwn = ({ status }: Translation): boolean => status === EntryStatus.Pending;

/** The learner's own translations of a word, each once. */
export const listOwnTexts = ({ trans }: Pick<WordRecord, 'trans'>): string[] => [
  ...new Set(trans.filter(isOwn).map(({ dest }) => dest.text)),
];

/**
 * The translations in a typed text, each once: between semicolons, and between commas if all parts are short. The learner's own
 * stay whole, and so does a text with a slash only: `km/h`.
 */
export function splitTranslations(text: string, own: readonly string[]): string[] {
  const isWhole = (part: string) =>
    own.includes(part) || (part.includes('/') && !/[;；,，、]/.test(part));
  return [...new Set(splitSenses(text, { commas: findCommaSenses([text]), isWhole }))];
}

export const toNewTexts = (texts: readonly string[]): NewTexts =>
  texts.map((text) => ({ id: newId(), text }));

/** Compares the learner's own translations with those that replace them. Texts that everybody sees are not added. */
export function compareTranslations({ trans }: Pick<WordRecord, 'trans'>, texts: NewTexts) {
  const isWanted = ({ dest }: Translation): boolean => texts.some(({ text }) => text === dest.text);
  const others = trans.filter((one) => !isOwn(one));
  const own = trans.filter(isOwn);
  return {
    kept: own.filter(isWanted),
    removed: own.filter((one) => !isWanted(one)),
    added: texts.filter(({ text }) => !trans.some(({ dest }) => text === dest.text)),
    others,
  };
}

const toUnsaved =
  ({ word, langCode }: { word: WordRecord; langCode: string }) =>
  ({ id, text }: NewTexts[number]): Translation => ({
    id,
    wordId: word.id,
    speechPartId: 1,
    status: EntryStatus.Pending,
    dest: { id, text, langCode, mode: WordMode.Word, homograph: 1 },
  });

export const changeWord = (
  words: Words,
  id: string,
  change: (word: WordRecord) => WordRecord,
): Words => words.map((word) => (word.id === id ? change(word) : word));

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

/** Whether the server does not know the word yet. */
export const isUnsaved = ({ id }: Pick<WordRecord, 'id'>): boolean => id.startsWith('unsaved ');
