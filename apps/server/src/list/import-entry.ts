import type { NamedWord } from '../word/bring-words.ts';
import { wordKey } from '../word/word-key.ts';
import type { KeyedWord } from './named-words.ts';
import type { ReadLine } from './read-import.ts';

/** A word to be imported, once however many lines have it, with what all of them translate it by. */
export interface ImportEntry {
  word: NamedWord;
  translations: NamedWord[];
}

interface Vocabulary {
  langCode: string;
  known: ReadonlyMap<string, KeyedWord>;
}

export function mergeLines(
  lines: readonly ReadLine[],
  words: Vocabulary,
  translations: Vocabulary,
): ImportEntry[] {
  return [...Map.groupBy(lines, ({ key }) => key).values()].map((same) => ({
    word: namedIn(words, same[0]?.text ?? ''),
    translations: distinct(same.flatMap((line) => line.translations)).map((text) =>
      namedIn(translations, text),
    ),
  }));
}

/** A text that is here as an idiom only means that idiom. */
function namedIn({ langCode, known }: Vocabulary, text: string): NamedWord {
  return { langCode, text, mode: known.get(wordKey(text))?.mode };
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [wordKey(text), text])).values(),
];
