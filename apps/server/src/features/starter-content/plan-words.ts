import type { Grammar } from '@wordhoard/contract';
import {
  EntryStatus,
  type LevelCode,
  levelCodes,
  Privacy,
  type SpeechPartCode,
  speechPartOptions,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { foldForSearch, normalizeText, wordKey } from '@wordhoard/contract/text';
import { type Concept, type Content, type ContentLangCode, contentLangCodes } from './content.ts';

export interface PlannedWord {
  id: string;
  langCode: string;
  text: string;
  key: string;
  searchText: string;
  mode: WordMode;
  status: EntryStatus;
  active: boolean;
  speechPartIds: number[];
  level: number | null;
  grammar: Grammar | null;
}

interface PlannedContribution {
  id: string;
  wordId: string;
  example: string | null;
  grammar: Grammar | null;
  privacy: Privacy;
  status: EntryStatus;
}

/** The distinct words of the content. */
export interface Vocabulary {
  word(langCode: string, text: string): PlannedWord;
  wordsOf(concept: Concept, langCode: ContentLangCode): PlannedWord[];
  rows(): {
    word: PlannedWord[];
    wordContribution: PlannedContribution[];
    language: { code: string; wordCount: number }[];
  };
}

export function planWords(
  { concepts, tables, examples, grammar }: Content,
  newId: () => string,
): Vocabulary {
  const words = new Map<string, PlannedWord>();
  const add = (langCode: string, text: string, facts: WordFacts = {}) => {
    const name = nameOf(langCode, text);
    words.set(name, withFacts(words.get(name) ?? newWord(newId(), langCode, text), facts));
  };
  for (const { words: texts, speechPart, level } of concepts) {
    const speechPartId = speechPartIdOf(speechPart);
    for (const langCode of contentLangCodes) {
      for (const [index, text] of texts[langCode].entries()) {
        // Alternatives may be rarer than the headword.
        add(langCode, text, { speechPartId, level: index === 0 ? level : undefined });
      }
    }
  }
  for (const { langCode, text } of tables.flatMap(wordsOfTable)) add(langCode, text);
  for (const { langCode, text, ...facts } of grammar) {
    words.set(nameOf(langCode, text), { ...wordIn(words, langCode, text), ...facts });
  }
  return vocabularyOf(words, examples, newId);
}

export function speechPartIdOf(code: SpeechPartCode): number {
  const option = speechPartOptions.find((known) => known.code === code);
  if (option === undefined) throw new Error(`${code} is not a part of speech`);
  return option.id;
}

function vocabularyOf(
  words: ReadonlyMap<string, PlannedWord>,
  examples: Content['examples'],
  newId: () => string,
): Vocabulary {
  const word = (langCode: string, text: string) => wordIn(words, langCode, text);
  return {
    word,
    wordsOf: (concept, langCode) => concept.words[langCode].map((text) => word(langCode, text)),
    rows: () => ({
      word: [...words.values()],
      wordContribution: planContributions([...words.values()], examples, newId),
      language: countByLanguage([...words.values()]),
    }),
  };
}

/** One contribution to each word that has an example or grammar. */
function planContributions(
  words: readonly PlannedWord[],
  examples: Content['examples'],
  newId: () => string,
): PlannedContribution[] {
  const exampleOf = new Map(
    examples.map(({ langCode, text, example }) => [nameOf(langCode, text), example]),
  );
  return words.flatMap(({ id: wordId, langCode, text, grammar }) => {
    const example = exampleOf.get(nameOf(langCode, text)) ?? null;
    if (example === null && grammar === null) return [];
    const { Public: privacy } = Privacy;
    const { Approved: status } = EntryStatus;
    return [{ id: newId(), wordId, example, grammar, privacy, status }];
  });
}

function wordIn(
  words: ReadonlyMap<string, PlannedWord>,
  langCode: string,
  text: string,
): PlannedWord {
  const planned = words.get(nameOf(langCode, text));
  if (planned === undefined) throw new Error(`The word ${text} (${langCode}) does not exist`);
  return planned;
}

const nameOf = (langCode: string, text: string): string => `${langCode} ${wordKey(text)}`;

function newWord(id: string, langCode: string, text: string): PlannedWord {
  return {
    id,
    langCode,
    text: normalizeText(text),
    key: wordKey(text),
    searchText: foldForSearch(text),
    mode: WordMode.Word,
    status: EntryStatus.Approved,
    active: true,
    speechPartIds: [],
    level: null,
    grammar: null,
  };
}

interface WordFacts {
  speechPartId?: number;
  level?: LevelCode | undefined;
}

/** A word of several concepts has all their parts of speech, and the easiest level. */
function withFacts(word: PlannedWord, { speechPartId, level }: WordFacts): PlannedWord {
  const speechPartIds = new Set(word.speechPartIds);
  if (speechPartId !== undefined) speechPartIds.add(speechPartId);
  const levels = [word.level, level && levelCodes.indexOf(level) + 1];
  const known = levels.filter((number) => typeof number === 'number');
  return {
    ...word,
    speechPartIds: [...speechPartIds],
    level: known.length === 0 ? null : Math.min(...known),
  };
}

const wordsOfTable = ({ columns, rows }: Content['tables'][number]) =>
  rows.flatMap((row) =>
    row.flatMap((cell, position) => {
      const langCode = columns[position]?.langCode ?? '';
      return 'en' in cell ? [] : cell.map((text) => ({ langCode, text }));
    }),
  );

function countByLanguage(words: readonly PlannedWord[]): { code: string; wordCount: number }[] {
  const byLanguage = Map.groupBy(words, ({ langCode }) => langCode);
  return [...byLanguage].map(([code, { length }]) => ({ code, wordCount: length }));
}
