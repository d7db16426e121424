import type { Translation } from '@wordhoard/contract';
import type { TranslationRow } from './store.ts';

export function presentTranslation(row: TranslationRow): Translation {
  const { id, wordId, speechPartId, status } = row;
  const { destId, destText, destLangCode, destMode } = row;
  const dest = { id: destId, text: destText, langCode: destLangCode, mode: destMode };
  return { id, wordId, speechPartId, status, dest };
}
