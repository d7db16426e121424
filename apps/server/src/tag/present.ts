import type { TagWord } from '@wordhoard/contract';
import type { TagWordRow } from './store.ts';

export function presentTagWord(row: TagWordRow): TagWord {
  const { id, tagId, code, wordCount, wordId, text, langCode, mode, status } = row;
  const { likeCount, dislikeCount, reaction, isOwn, reason } = row;
  const tag = { id: tagId, code, wordCount };
  const word = { id: wordId, text, langCode, mode };
  return { id, tag, word, status, likeCount, dislikeCount, reaction, isOwn, reason };
}
