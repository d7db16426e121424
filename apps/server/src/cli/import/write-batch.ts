import { mergeNamesakes } from '../../features/word/publish-words.ts';
import { createIds } from '../../platform/database/create-ids.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchOf, type Direction } from './batch.ts';
import type { Entry } from './entry.ts';
import { addToKnownWords, contributeToNewWords } from './write-facts.ts';
import { writeTranslations } from './write-translations.ts';
import { writeWords } from './write-words.ts';

export interface Written {
  words: number;
  translations: number;
  /** Words that got grammar or an example. */
  facts: number;
}

/** Writes entries with a constant number of statements. Published words and translations stay unchanged. */
export async function writeEntries(
  database: Database,
  entries: readonly Entry[],
  direction: Direction,
): Promise<Written> {
  const newId = createIds(Date.now());
  const { words, pairs } = batchOf(entries, direction, newId);
  const source = { newId, licence: direction.licence };
  const { added, known } = await writeWords(database, words, direction.licence);
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
