import type { Translation, TranslationRecord } from '@wordhoard/contract';
import type { JudgedTranslationRow, TranslationRow } from './store.ts';

export function presentTranslation(row: TranslationRow): Translation {
  const { id, wordId, speechPartId, status } = row;
  const { destId, destText, destLangCode, destMode } = row;
  const dest = { id: destId, text: destText, langCode: destLangCode, mode: destMode };
  return { id, wordId, speechPartId, status, dest };
}

export function presentTranslationRecord(row: JudgedTranslationRow): TranslationRecord {
  const { likeCount, dislikeCount, reaction, isPinned, isOwn, reason } = row;
  const judged = { likeCount, dislikeCount, reaction, isPinned, isOwn, reason };
  return { ...presentTranslation(row), ...judged };
}
