import { WordMode } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import { splitLeadingWord } from '@wordhoard/quiz-engine/text';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { word } from '../../schema/word.ts';
import { visibleTo } from '../word/visible.ts';

interface Texts {
  langCode: string;
  texts: readonly string[];
  callerId: string | undefined;
  /** Any mode by default. */
  mode?: WordMode | undefined;
}

export interface KeyedWord {
  key: string;
  id: string;
  mode: WordMode;
}

/** Finds words by their texts. Of several words with one text, it prefers the word, then the idiom. */
export async function findNamedWords(
  database: Database,
  { langCode, texts, callerId, mode }: Texts,
): Promise<Map<string, KeyedWord>> {
  if (texts.length === 0) return new Map();
  const keys = [...new Set(texts.map(wordKey))];
  const words = await database
    .selectDistinctOn([word.key], { key: word.key, id: word.id, mode: word.mode })
    .from(word)
    .where(
      and(
        eq(word.langCode, langCode),
        isAmong(word.key, keys),
        mode === undefined ? undefined : eq(word.mode, mode),
        visibleTo(callerId),
      ),
    )
    .orderBy(word.key, sql`${word.mode} = ${WordMode.Definition}`, word.mode);
  return new Map(words.map((found) => [found.key, found]));
}

export interface PastedWords {
  /** The existing words by key. */
  known: Map<string, KeyedWord>;
  /** The text of the word that a pasted text means. */
  resolveText: (text: string) => string;
}

/**
 * Finds words as people write them in their notes. A text with an article, or with the English `to`, means
 * the word without it if only that one exists: `der Zug` is *Zug*, but `the Hague` stays.
 */
export async function findPastedWords(
  database: Database,
  { langCode, texts, callerId, mode }: Texts,
): Promise<PastedWords> {
  const removeLeadingWord = (text: string) =>
    mode === WordMode.Definition ? text : splitLeadingWord(text, langCode).rest;
  const written = [...texts, ...texts.map(removeLeadingWord)];
  const known = await findNamedWords(database, { langCode, texts: written, callerId, mode });
  const isKnown = (text: string) => known.has(wordKey(text));
  return {
    known,
    resolveText: (text) =>
      !isKnown(text) && isKnown(removeLeadingWord(text)) ? removeLeadingWord(text) : text,
  };
}
