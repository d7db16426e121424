import { foldForSearch } from '@wordhoard/contract/text';
import type { Concept, ContentLangCode } from './content.ts';

/** A dictionary from one language to another: comparable words with their comparable translations. */
export type BilingualDictionary = ReadonlyMap<string, ReadonlySet<string>>;

export interface Agreement {
  /** Concepts of which the dictionary has a word. */
  known: number;
  /** Those of which it gives a translation that the concept has too. */
  agreeing: number;
  /** The words of the other known concepts. */
  disagreements: { from: readonly string[]; to: readonly string[] }[];
}

/** The form in which words are compared. Some dictionaries give Arabic nouns with their article, others without. */
export const comparable = (text: string): string =>
  foldForSearch(text).replace(/^ال(?=\p{L}{2})/u, '');

/** Compares the concepts with a dictionary that does not depend on them. */
export function agreementWith(
  dictionary: BilingualDictionary,
  concepts: readonly Concept[],
  { from, to }: { from: ContentLangCode; to: ContentLangCode },
): Agreement {
  const pairs = concepts
    .map(({ words }) => ({ from: words[from], to: words[to] }))
    .filter((pair) => pair.to.length > 0)
    .filter((pair) => pair.from.some((word) => dictionary.has(comparable(word))));
  const disagreements = pairs.filter((pair) => !isConfirmed(pair, dictionary));
  return { known: pairs.length, agreeing: pairs.length - disagreements.length, disagreements };
}

function isConfirmed(
  { from, to }: { from: readonly string[]; to: readonly string[] },
  dictionary: BilingualDictionary,
): boolean {
  const translations = to.map(comparable);
  return from.some((word) => {
    const found = dictionary.get(comparable(word));
    return translations.some((translation) => found?.has(translation));
  });
}
