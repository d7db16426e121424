import type { WordMode } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { visibleTo } from '../../word/visible.ts';

interface NamedWords {
  langCode: string;
  texts: readonly string[];
  callerId: string | undefined;
}

export interface KeyedWord {
  key: string;
  id: string;
  mode: WordMode;
}

/** By their keys. A text that is here as a word and as an idiom is taken for the word. */
export async function findWordsNamed(
  database: Database,
  { langCode, texts, callerId }: NamedWords,
): Promise<Map<string, KeyedWord>> {
  if (texts.length === 0) return new Map();
  const keys = [...new Set(texts.map(wordKey))];
  const words = await selectRows<KeyedWord>(
    database,
    sql`select distinct on (word.key) word.key, word.id, word.mode from word
        where word.lang_code = ${langCode} and word.key = any(${sql.param(keys)}::text[])
          and ${visibleTo(callerId)}
        order by word.key, word.mode`,
  );
  return new Map(words.map((word) => [word.key, word]));
}
