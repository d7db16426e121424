import { WordMode } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import { splitLeadingWord } from '@wordhoard/quiz-engine/text';
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

export interface PastedWords {
  find: (text: string) => KeyedWord | undefined;
  /** The text of the word that a pasted text means. */
  resolveText: (text: string) => string;
}

/**
 * Finds words as people write them in their notes. A text with an article, or with the English `to`, means
 * the word without it if only that one exists: `der Zug` is *Zug*, but `the Hague` stays. A form means its word: `Züge`
 * is *Zug*.
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
  const lookUp = await findLemmas(database, { langCode, texts: isInflected ? written : [] });
  const findLemma = (text: string) => {
    const lemmas = withSameLetters(lookUp(text), text).map((lemma) => lemma.text);
    return new Set(lemmas).size === 1 ? lemmas[0] : undefined;
  };
  const named = [...written, ...written.flatMap((text) => findLemma(text) ?? [])].map((text) => ({
    langCode,
    text,
  }));
  const findWord = await findNamedWords(database, named, reader);
  const find = (text: string) => findWord({ langCode, text });
  return {
    find,
    resolveText(text) {
      const rest = removeLeadingWord(text);
      return [text, rest].find(find) ?? findLemma(text) ?? findLemma(rest) ?? text;
    },
  };
}
