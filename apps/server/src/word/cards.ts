import type { WordRecord } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import type { Database } from '../database/database.ts';
import { findFirstImages } from '../image/store.ts';
import { presentTranslation } from '../translation/present.ts';
import { findTranslationsOfWords, type TranslationRow } from '../translation/store.ts';
import type { WordRow } from './store.ts';

/** Words as cards show them: one query for all their pictures and one for all translations. */
export async function presentCards(
  database: Database,
  words: readonly WordRow[],
  tranLangCode: string | undefined,
): Promise<WordRecord[]> {
  if (words.length === 0) return [];
  const ids = words.map(({ id }) => id);
  const [images, translations] = await Promise.all([
    findFirstImages(database, ids),
    findTranslations(database, ids, tranLangCode),
  ]);
  const imageOf = new Map(images.map((image) => [image.wordId, image]));
  const translationsOf = Map.groupBy(translations, ({ wordId }) => wordId);
  return words.map(({ id, text, langCode, mode }) => ({
    id,
    text,
    langCode,
    mode,
    knowing: Knowing.Unknown,
    image: imageOf.get(id) ?? null,
    trans: (translationsOf.get(id) ?? []).map(presentTranslation),
  }));
}

async function findTranslations(
  database: Database,
  ids: readonly string[],
  langCode: string | undefined,
): Promise<TranslationRow[]> {
  return langCode === undefined ? [] : findTranslationsOfWords(database, ids, langCode);
}
