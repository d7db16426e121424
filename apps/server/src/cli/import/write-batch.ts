import { mergeNamesakes } from '../../features/word/publish-words.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Batch, Source } from './batch.ts';
import { addToKnownWords, contributeToNewWords } from './write-facts.ts';
import { writeTranslations } from './write-translations.ts';
import { writeWords } from './write-words.ts';

export interface Written {
  words: number;
  translations: number;
  /** Words that got grammar or an example. */
  facts: number;
}

/** Writes a batch with a constant number of statements. Published words and translations stay unchanged. */
export async function writeBatch(
  database: Database,
  { words, pairs }: Batch,
  source: Source,
): Promise<Written> {
  const { added, known } = await writeWords(database, words, source.licence);
  const contributed = await contributeToNewWords(database, added, source);
  const merged = await mergeNamesakes(
    database,
    added.map(({ id }) => id),
  );
  const completed = await addToKnownWords(database, known, source);
  const published = new Set([...added, ...known]);
  const translations = await writeTranslations(
    database,
    pairs.filter(({ one, other }) => published.has(one) && published.has(other)),
    { ...source, existing: new Set([...known.map(({ id }) => id), ...merged]) },
  );
  return { words: added.length, translations, facts: contributed + completed };
}
