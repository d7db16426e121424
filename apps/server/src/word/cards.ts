import type { WordRecord } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import type { Database } from '../database/database.ts';
import { findFirstImages } from '../image/store.ts';
import { presentTranslation } from '../translation/present.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import type { Reader } from './reader.ts';
import { findKnowing, type WordRow } from './store.ts';

/** Words as cards show them: one query for all their pictures and one for all translations. */
export async function presentCards(
  database: Database,
  words: readonly WordRow[],
  { viewer, tranLangCode }: Reader,
): Promise<WordRecord[]> {
  if (words.length === 0) return [];
  const ids = words.map(({ id }) => id);
  const [images, translations, known] = await Promise.all([
    findFirstImages(database, ids, viewer),
    tranLangCode === undefined
      ? []
      : findTranslationsOfWords(database, ids, { viewer, langCode: tranLangCode }),
    findKnowing(database, ids, viewer),
  ]);
  const imageOf = new Map(images.map((image) => [image.wordId, image]));
  const knowingOf = new Map(known.map(({ wordId, knowing }) => [wordId, knowing]));
  const translationsOf = Map.groupBy(translations, ({ wordId }) => wordId);
  return words.map(({ id, text, langCode, mode }) => ({
    id,
    text,
    langCode,
    mode,
    knowing: knowingOf.get(id) ?? Knowing.Unknown,
    image: imageOf.get(id) ?? null,
    trans: (translationsOf.get(id) ?? []).map(presentTranslation),
  }));
}
