import type { QuizPairRecord, SettledQuizSettings } from '@wordhoard/contract';
import type { Database } from '../database/database.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { accepting } from './accepted.ts';
import type { Player } from './player.ts';

/**
 * Asked for the word of a translation, every word with that translation is right, whether or not
 * it stands in the same source. The cells of a table say themselves what is right.
 */
export async function acceptAllWords(
  database: Database,
  pairs: readonly QuizPairRecord[],
  { source, direction }: SettledQuizSettings,
  { viewer }: Player,
): Promise<QuizPairRecord[]> {
  const [first] = pairs;
  if (first === undefined || direction === 'forward' || source.kind === 'table') return [...pairs];
  const rows = await findTranslationsOfWords(database, pairs.flatMap(meaningOf), {
    viewer: viewer?.id,
    langCode: first.word.langCode,
  });
  const wordsOf = Map.groupBy(rows, ({ wordId }) => wordId);
  return pairs.map((pair) => {
    const words = meaningOf(pair).flatMap((id) => wordsOf.get(id) ?? []);
    return accepting(
      pair,
      words.map(({ destText }) => destText),
    );
  });
}

/** The id of the translation that stands for the word. */
const meaningOf = ({ word }: QuizPairRecord): string[] =>
  word.trans[0] === undefined ? [] : [word.trans[0].dest.id];
