/** What a row says in sentences. */
interface SentenceSource {
  /** The texts of columns for examples, and for their translations. */
  examples: readonly string[];
  translations: readonly string[];
  /** Further lines of words and translations, in either language. */
  sentences: readonly string[];
  word: string;
  meaning: string;
}

interface ExamplePair {
  example: string | undefined;
  exampleTranslation: string | undefined;
  /** The other sentences. */
  others: string[];
}

/** Chooses the example and its translation. A sentence in the other language alone is no example. */
export function chooseExample({ sentences, word, meaning, ...told }: SentenceSource): ExamplePair {
  // Most rows have no sentences.
  const isTranslated = sentences.length > 0 ? buildLanguageTest(word, meaning) : () => false;
  const [example, ...examples] = new Set([
    ...told.examples,
    ...sentences.filter((sentence) => !isTranslated(sentence)),
  ]);
  const translated = sentences.filter(isTranslated);
  const [exampleTranslation, ...translations] =
    example === undefined ? told.translations : [...told.translations, ...translated];
  const left = example === undefined ? translated : [];
  return { example, exampleTranslation, others: [...examples, ...translations, ...left] };
}

/** Tells whether a sentence has the letters, or else the words, of the translation rather than of the word. */
function buildLanguageTest(word: string, meaning: string): (sentence: string) => boolean {
  const [letters, otherLetters] = [word, meaning].map(findScript);
  const [words, otherWords] = [word, meaning].map(listWords);
  return (sentence) => {
    if (letters && otherLetters && letters !== otherLetters)
      return countMatches(sentence, otherLetters) > countMatches(sentence, letters);
    const inSentence = listWords(sentence);
    return countShared(inSentence, otherWords) > countShared(inSentence, words);
  };
}

const scripts = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Devanagari}/gu,
  /\p{Script=Thai}/gu,
];

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const findScript = (text: string): RegExp | undefined =>
  scripts.find((script) => countMatches(text, script) * 2 > countMatches(text, /\p{L}/gu));

/** More words tell no more. */
const maxJudged = 20;

const listWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).slice(0, maxJudged);

/** Words may have other endings in a sentence. */
const countShared = (sentence: readonly string[], words: readonly string[] = []): number =>
  words.filter((word) => {
    const stem = word.slice(0, Math.max(3, word.length - 2));
    return sentence.some((one) => one.startsWith(stem));
  }).length;
