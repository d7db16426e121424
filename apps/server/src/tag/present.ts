import type { TagWord } from '@wordhoard/contract';
import type { TagWordRow } from './store.ts';

export function presentTagWord(row: TagWordRow): TagWord {
  const { id, tagId, code, wordCount, wordId, text, langCode, mode } = row;
  return { id, tag: { id: tagId, code, wordCount }, word: { id: wordId, text, langCode, mode } };
}
