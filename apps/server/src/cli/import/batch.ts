import type { ExampleDetails, Grammar } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import { computeWordId } from '@wordhoard/contract/word-id';
import { findSpeechPartId } from '../../features/starter-content/plan-words.ts';
import { chooseTranslationMode, type Entry, type Languages } from './entry.ts';

export interface Direction extends Languages {
  licence: string;
}

/** The ids and the licence of the rows that a batch writes. */
export interface Source {
  newId: () => string;
  licence: string;
}

/** A word, an idiom or a definition that entries mention, with everything that they say about it. */
export interface MentionedWord {
  id: string;
  /** Set when the words are in order. */
  place: string;
  langCode: string;
  mode: WordMode;
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
 * The distinct words and the translations of some entries. Words are in the order of the keys, so that concurrent imports
 * do not deadlock, and the database writes neighbours of its indexes together.
 */
export interface Batch {
  words: MentionedWord[];
  pairs: Pair[];
}

/** Collects the words and translations of entries. If entries disagree about a word, the first one counts. */
export function buildBatch(entries: readonly Entry[], languages: Languages, newId: () => string) {
  const { from, to } = languages;
  const sources = createWords(from);
  const targets = createWords(to);
  const pairs: Pair[] = [];
  for (const entry of entries) {
    const one = sources.mention(entry.text, entry);
    if (entry.example !== undefined) {
      const { text, translation } = entry.example;
      const trans = translation === undefined ? [] : [{ langCode: to, text: translation }];
      one.example ??= { text, details: { trans } };
    }
    const mode = chooseTranslationMode(entry, languages);
    const speechPartId = findSpeechPartId(entry.speechPart ?? 'other');
    for (const translation of entry.translations) {
      const grammar = entry.grammarOf?.[translation];
      const other = targets.mention(translation, { mode, speechPart: entry.speechPart, grammar });
      pairs.push({ one, other, speechPartId });
    }
  }
  const words = [...sources.sorted(), ...targets.sorted()];
  for (const word of words) word.place = newId();
  return { words, pairs };
}

interface Mention extends Pick<Entry, 'speechPart' | 'grammar'> {
  mode?: WordMode | undefined;
}

function createWords(langCode: string) {
  const words = new Map<string, MentionedWord>();
  return {
    sorted: () =>
      [...words].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word),
    mention(text: string, { mode = WordMode.Word, speechPart, grammar }: Mention) {
      const key = wordKey(text);
      const name = `${key} ${mode}`;
      const word = words.get(name) ?? newWord({ langCode, mode, text, key });
      words.set(name, word);
      if (speechPart !== undefined) word.speechPartIds.add(findSpeechPartId(speechPart));
      if (grammar !== undefined) word.grammar = { ...grammar, ...word.grammar };
      return word;
    },
  };
}

type NamedWord = Pick<MentionedWord, 'langCode' | 'mode' | 'text' | 'key'>;

const newWord = (named: NamedWord): MentionedWord => ({
  ...named,
  id: computeWordId(named),
  place: '',
  searchText: foldForSearch(named.text),
  speechPartIds: new Set(),
  grammar: undefined,
  example: undefined,
});
