import type { Grammar } from '@wordhoard/contract';
import { foldForSearch } from '@wordhoard/contract/text';
import { splitHomograph } from '../word/numbered-text.ts';
import { idiomGroup } from './concepts.ts';
import { type Concept, type Content, type ContentLangCode, contentLangCodes } from './content.ts';

/** How complete the content of each language is. */
export const measureCoverage = (content: Content) =>
  contentLangCodes.map((langCode) => measureLanguage(content, langCode));

/** Learners need no grammar for countries and languages, so these do not count. Idioms have a count of their own. */
const others = new Set(['countries', 'languages', idiomGroup]);

/** Numbers are counts of words, but `examples` and `definitions` of concepts. */
function measureLanguage({ concepts, grammar }: Content, langCode: ContentLangCode) {
  const own = concepts.filter(
    ({ group, words }) => !others.has(group) && words[langCode].length > 0,
  );
  const idioms = concepts.filter(({ group }) => group === idiomGroup);
  const words = new Set(own.flatMap((concept) => concept.words[langCode]));
  const nouns = new Set(
    own
      .filter(({ speechPart }) => speechPart === 'noun')
      .flatMap((concept) => concept.words[langCode]),
  );
  // A word may have several rows: one of them for its variants.
  const known = Map.groupBy(
    grammar.filter((row) => row.langCode === langCode),
    ({ text }) => text,
  );
  const count = (texts: ReadonlySet<string>, field: keyof Grammar) =>
    [...texts].filter((text) => known.get(text)?.some((row) => row.grammar[field] !== undefined))
      .length;
  return {
    langCode,
    concepts: own.length,
    words: words.size,
    examples: own.filter(({ example }) => example?.[langCode] !== undefined).length,
    definitions: own.filter(({ definitions }) => definitions?.[langCode] !== undefined).length,
    idioms: new Set(idioms.flatMap((concept) => concept.words[langCode])).size,
    nouns: nouns.size,
    gender: count(nouns, 'gender'),
    plural: count(nouns, 'plural'),
    reading: count(words, 'reading'),
    romanisation: count(words, 'romanisation'),
    stress: count(words, 'stress'),
    ipa: count(words, 'ipa'),
  };
}

/** A dictionary from one language to another: comparable words with their comparable translations. */
export type BilingualDictionary = ReadonlyMap<string, ReadonlySet<string>>;

/** The form in which words are compared. Some dictionaries give Arabic nouns with their article, others without. */
export const comparable = (text: string): string =>
  foldForSearch(splitHomograph(text).text).replace(/^ال(?=\p{L}{2})/u, '');

/** Compares the concepts with a dictionary that does not depend on them. */
export function compareWithDictionary(
  dictionary: BilingualDictionary,
  concepts: readonly Concept[],
  { from, to }: { from: ContentLangCode; to: ContentLangCode },
) {
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
