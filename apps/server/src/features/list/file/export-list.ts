import type { ListFile } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import type { Database } from '../../../platform/database/database.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import type { WordRow } from '../../word/store.ts';
import type { ListRow } from '../store.ts';
import { findWordsOfList } from '../word-store.ts';
import { type ListFormat, writeList } from './list-file.ts';

interface Exported {
  format: ListFormat;
  tranLangCode?: string | undefined;
  callerId: string | undefined;
  locale: LocaleCode;
}

const wholeList = { page: 1, pageSize: limits.listMaxWords };

/** A list with all of its words that the viewer sees. */
export async function exportList(
  database: Database,
  list: ListRow,
  { format, tranLangCode, callerId, locale }: Exported,
): Promise<ListFile> {
  const { slug, langCode, localizedName, localizedNote } = list;
  const words = await findWordsOfList(database, list, callerId, wholeList);
  const translationsOf = await findTexts(database, words, { callerId, langCode: tranLangCode });
  const written = {
    slug,
    name: localizedName?.[locale] ?? list.name,
    note: localizedNote?.[locale] ?? list.note,
    langCode,
    tranLangCode,
    words: words.map(({ id, text, mode }) => ({
      text,
      mode,
      translations: translationsOf.get(id) ?? [],
    })),
  };
  return writeList(written, format);
}

/** A word that is translated by another as two parts of speech is told once. */
async function findTexts(
  database: Database,
  words: readonly WordRow[],
  { callerId, langCode }: { callerId: string | undefined; langCode: string | undefined },
): Promise<Map<string, string[]>> {
  if (langCode === undefined) return new Map();
  const ids = words.map(({ id }) => id);
  const translations = await findTranslationsOfWords(database, ids, { callerId, langCode });
  const byWord = Map.groupBy(translations, ({ wordId }) => wordId);
  const textsOf = (rows: typeof translations) => [...new Set(rows.map((row) => row.destText))];
  return new Map([...byWord].map(([wordId, rows]) => [wordId, textsOf(rows)]));
}
