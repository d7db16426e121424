import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type Concept, contentLangCodes } from './content.ts';
import { type PlannedWord, speechPartIdOf, type Vocabulary } from './plan-words.ts';

export interface PlannedTranslation {
  id: string;
  lowWordId: string;
  highWordId: string;
  lowLangCode: string;
  highLangCode: string;
  speechPartId: number;
  status: EntryStatus;
}

/** Each word of a concept translates its words in the other languages. */
export function planTranslations(
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
  newId: () => string,
): PlannedTranslation[] {
  const translations = new Map<string, PlannedTranslation>();
  for (const concept of concepts) {
    const speechPartId = speechPartIdOf(concept.speechPart);
    for (const [one, other] of pairs(concept, vocabulary)) {
      const [low, high] = one.id < other.id ? [one, other] : [other, one];
      const name = `${low.id} ${high.id} ${speechPartId}`;
      if (translations.has(name)) continue;
      translations.set(name, newTranslation(newId(), low, high, speechPartId));
    }
  }
  return [...translations.values()];
}

function pairs(concept: Concept, vocabulary: Vocabulary): [PlannedWord, PlannedWord][] {
  const sides = contentLangCodes.map((langCode) => vocabulary.wordsOf(concept, langCode));
  return sides.flatMap((side, index) =>
    sides
      .slice(index + 1)
      .flatMap((otherSide) =>
        side.flatMap((word) => otherSide.map((other): [PlannedWord, PlannedWord] => [word, other])),
      ),
  );
}

function newTranslation(
  id: string,
  low: PlannedWord,
  high: PlannedWord,
  speechPartId: number,
): PlannedTranslation {
  return {
    id,
    lowWordId: low.id,
    highWordId: high.id,
    lowLangCode: low.langCode,
    highLangCode: high.langCode,
    speechPartId,
    status: EntryStatus.Approved,
  };
}
