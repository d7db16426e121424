import { WordMode } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import { chooseArticle, splitLeadingWord } from '@wordhoard/quiz-engine/text';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { word } from '../../schema/word.ts';
import { findLemmas, withSameLetters } from '../word/lemmas.ts';
import { visibleTo } from '../word/visible.ts';

interface NamedText {
  langCode: string;
  text: string;
}

interface Reader {
  callerId: string | undefined;
  /** Any mode by default. */
  mode?: WordMode | undefined;
}

type KeyedWord = Pick<
  typeof word.$inferSelect,
  'langCode' | 'key' | 'id' | 'mode' | 'homograph' | 'speechPartIds'
>;

export type WordLookup = (named: NamedText) => KeyedWord | undefined;

/** Finds words by their texts. Of several words with one text, it prefers the word, then the idiom. */
export async function findNamedWords(
  database: Database,
  named: readonly NamedText[],
  { callerId, mode }: Reader,
): Promise<WordLookup> {
  if (named.length === 0) return () => undefined;
  const isNamed = and(
    isAmong(word.langCode, [...new Set(named.map(({ langCode }) => langCode))]),
    isAmong(word.key, [...new Set(named.map(({ text }) => wordKey(text)))]),
  );
  const { langCode, key, id } = word;
  const words = await database
    .selectDistinctOn([langCode, key], {
      langCode,
      key,
      id,
      mode: word.mode,
      homograph: word.homograph,
      speechPartIds: word.speechPartIds,
    })
    .from(word)
    .where(and(isNamed, mode === undefined ? undefined : eq(word.mode, mode), visibleTo(callerId)))
    .orderBy(langCode, key, sql`${word.mode} = ${WordMode.Definition}`, word.mode, word.homograph);
  const wordOf = new Map(words.map((found) => [`${found.langCode} ${found.key}`, found]));
  return ({ langCode, text }) => wordOf.get(`${langCode} ${wordKey(text)}`);
}

export interface PastedText {
  /** The text of the word that it names, or else the text itself. */
  text: string;
  /** The texts of the words that it is a form of, unless it names a word. */
  lemmas: readonly string[];
}

export interface PastedWords {
  find: (text: string) => KeyedWord | undefined;
  read: (text: string) => PastedText;
}

/**
 * Finds words as people write them in their notes. A text with an article, or with the English `to`, means
 * the word without it if only that one exists: `der Zug` is *Zug*, but `the Hague` stays. Other texts may be forms:
 * `Züge` is one of *Zug*. An unknown noun has no article either.
 */
export async function findPastedWords(
  database: Database,
  { langCode, texts }: { langCode: string; texts: readonly string[] },
  reader: Reader,
): Promise<PastedWords> {
  const removeLeadingWord = (text: string) =>
    reader.mode === WordMode.Definition ? text : splitLeadingWord(text, langCode).rest;
  const written = [...texts, ...texts.map(removeLeadingWord)];
  const isInflected = (reader.mode ?? WordMode.Word) === WordMode.Word;
  const inflected = { langCode, texts: isInflected ? written : [] };
  const lookUp = await findLemmas(database, inflected, reader.callerId);
  const listLemmas = (text: string) => [
    ...new Set(withSameLetters(lookUp(text), text).map((lemma) => lemma.text)),
  ];
  const named = [...written, ...written.flatMap(listLemmas)].map((text) => ({ langCode, text }));
  const findWord = await findNamedWords(database, named, reader);
  const find = (text: string) => findWord({ langCode, text });
  return {
    find,
    read(text) {
      const spellings = [text, removeLeadingWord(text)];
      const own = spellings.find(find);
      if (own !== undefined) return { text: own, lemmas: [] };
      const lemmas = spellings.map(listLemmas).find(({ length }) => length > 0);
      if (lemmas !== undefined) return { text, lemmas };
      return { text: readNoun(text, langCode)?.noun ?? text, lemmas: [] };
    },
  };
}

const nounAfter: Readonly<Record<string, RegExp>> = {
  de: /^\p{Lu}[\p{L}-]+$/u,
  es: /^\p{Ll}[\p{L}-]+$/u,
  fr: /^\p{Ll}[\p{L}-]+$/u,
  it: /^\p{Ll}[\p{L}-]+$/u,
};
const genders = ['masculine', 'feminine', 'neuter'] as const;

/**
 * The noun of a text such as `der Bohrer`, with the gender that its article tells. Undefined in languages whose articles are other
 * words as well.
 */
export function readNoun(text: string, langCode: string) {
  const { leadingWord, rest: noun } = splitLeadingWord(text, langCode);
  const article = leadingWord.trim().toLowerCase();
  if (article === '' || !nounAfter[langCode]?.test(noun)) return undefined;
  const gender = genders.find((one) => chooseArticle(noun, langCode, one) === article);
  return gender && { noun, gender };
}
