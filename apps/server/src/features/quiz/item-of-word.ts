import type { QuizItemRecord, ResolvedQuizSettings, WordRecord } from '@wordhoard/contract';
import { type QuizAspect, quizAspects } from '@wordhoard/contract/enumeration';
import { type Asking, meaningItem } from './candidate.ts';
import { gapItem } from './gap-item.ts';
import { articleItem, pluralItem, readingItem } from './grammar-items.ts';

export type AskingAspect = Asking & Pick<ResolvedQuizSettings, 'asks'>;

const grammarItem = {
  article: articleItem,
  plural: pluralItem,
  reading: readingItem,
  gap: gapItem,
};

/** Builds the item that asks about a word; undefined if the word has nothing to ask for. */
export function itemOfWord(
  word: WordRecord,
  { asks, ...asking }: AskingAspect,
  group: string | undefined,
): QuizItemRecord | undefined {
  if (asks === 'meaning') return meaningItem(word, asking, group);
  const item = grammarItem[asks](word);
  return item && { wordId: word.id, speechPartId: word.trans[0]?.speechPartId, group, ...item };
}

/** What can be asked about some of the words. */
export const aspectsOf = (words: readonly WordRecord[], asking: Asking): QuizAspect[] =>
  quizAspects.filter((asks) =>
    words.some((word) => itemOfWord(word, { ...asking, asks }, undefined) !== undefined),
  );
