import { speechPartCodes } from '@wordhoard/contract/enumeration';
import { and } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAnyOf } from '../../../platform/database/sql.ts';
import { translation } from '../../../schema/translation.ts';
import { word } from '../../../schema/word.ts';
import type { NamedTranslation } from '../../translation/find-or-create-translations.ts';
import { shownTo } from '../../translation/side.ts';

export type WordPair = Pick<NamedTranslation, 'wordId' | 'destId'>;

const otherId = speechPartCodes.indexOf('other') + 1;

/**
 * The pairs that the caller sees no translation of, with the first part of speech of either word.
 */
export async function findUntranslated(
  database: Database,
  pairs: readonly WordPair[],
  callerId: string,
): Promise<NamedTranslation[]> {
  if (pairs.length === 0) return [];
  const wordIds = [...new Set(pairs.flatMap(({ wordId, destId }) => [wordId, destId]))];
  const translations = await database
    .select({ low: translation.lowWordId, high: translation.highWordId })
    .from(translation)
    .where(
      and(
        isAnyOf(translation.lowWordId, wordIds),
        isAnyOf(translation.highWordId, wordIds),
        shownTo(callerId),
      ),
    );
  const translated = new Set(translations.map(({ low, high }) => `${low} ${high}`));
  const untranslated = pairs.filter((pair) => !translated.has(nameOf(pair)));
  const words = await database
    .select({ id: word.id, speechPartIds: word.speechPartIds })
    .from(word)
    .where(isAnyOf(word.id, wordIds));
  const speechPartOf = new Map(words.map(({ id, speechPartIds }) => [id, speechPartIds[0]]));
  return untranslated.map(({ wordId, destId }) => ({
    wordId,
    destId,
    speechPartId: speechPartOf.get(wordId) ?? speechPartOf.get(destId) ?? otherId,
  }));
}

const nameOf = ({ wordId, destId }: WordPair): string => [wordId, destId].toSorted().join(' ');
