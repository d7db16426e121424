import type { ExampleDetails, Grammar } from '@wordhoard/contract';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import { speechPartIdOf } from '../../features/starter-content/plan-words.ts';
import type { Entry } from './entry.ts';

export interface Direction {
  from: string;
  to: string;
  licence: string;
}

/** What a batch gives the rows that it writes. */
export interface Source {
  newId: () => string;
  licence: string;
}

/** A word that entries mention, with everything that they say about it. */
export interface MentionedWord {
  /** A new id, until a published word of this text is found. */
  id: string;
  langCode: string;
  text: string;
  key: string;
  searchText: string;
  speechPartIds: Set<number>;
  grammar: Grammar | undefined;
  example: { text: string; details: ExampleDetails } | undefined;
}

interface Pair {
  one: MentionedWord;
  other: MentionedWord;
  speechPartId: number;
}

/**
 * The distinct words and the translations of some entries. Words and their ids are in the order of the keys, so that
 * concurrent imports do not deadlock, and the database writes neighbours of its indexes together.
 */
export interface Batch {
  words: MentionedWord[];
  pairs: Pair[];
}

/** What entries say first about a word counts. */
export function batchOf(
  entries: readonly Entry[],
  { from, to }: Direction,
  newId: () => string,
): Batch {
  const sources = createWords(from);
  const targets = createWords(to);
  const pairs: Pair[] = [];
  for (const entry of entries) {
    const one = sources.mention(entry.text, entry);
    if (entry.example !== undefined) {
      const { text, translation } = entry.example;
      one.example ??= { text, details: { trans: [{ langCode: to, text: translation }] } };
    }
    const speechPartId = speechPartIdOf(entry.speechPart ?? 'other');
    for (const translation of entry.translations) {
      const grammar = entry.grammarOf?.[translation];
      const other = targets.mention(translation, { speechPart: entry.speechPart, grammar });
      pairs.push({ one, other, speechPartId });
    }
  }
  const words = [...sources.sorted(), ...targets.sorted()];
  for (const word of words) word.id = newId();
  return { words, pairs };
}

function createWords(langCode: string) {
  const words = new Map<string, MentionedWord>();
  return {
    sorted: () => [...words.values()].sort((one, other) => (one.key < other.key ? -1 : 1)),
    mention(text: string, { speechPart, grammar }: Pick<Entry, 'speechPart' | 'grammar'>) {
      const key = wordKey(text);
      const word = words.get(key) ?? newWord(langCode, text, key);
      words.set(key, word);
      if (speechPart !== undefined) word.speechPartIds.add(speechPartIdOf(speechPart));
      if (grammar !== undefined) word.grammar = { ...grammar, ...word.grammar };
      return word;
    },
  };
}

const newWord = (langCode: string, text: string, key: string): MentionedWord => ({
  id: '',
  langCode,
  text,
  key,
  searchText: foldForSearch(text),
  speechPartIds: new Set(),
  grammar: undefined,
  example: undefined,
});
