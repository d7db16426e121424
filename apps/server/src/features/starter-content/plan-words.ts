import type { ExampleDetails, Grammar } from '@wordhoard/contract';
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
  exampleDetails: ExampleDetails | null;
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

export function planWords({ concepts, tables, grammar }: Content, newId: () => string): Vocabulary {
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
  return vocabularyOf(words, concepts, newId);
}

export function speechPartIdOf(code: SpeechPartCode): number {
  const option = speechPartOptions.find((known) => known.code === code);
  if (option === undefined) throw new Error(`${code} is not a part of speech`);
  return option.id;
}

function vocabularyOf(
  words: ReadonlyMap<string, PlannedWord>,
  concepts: readonly Concept[],
  newId: () => string,
): Vocabulary {
  const word = (langCode: string, text: string) => wordIn(words, langCode, text);
  return {
    word,
    wordsOf: (concept, langCode) => concept.words[langCode].map((text) => word(langCode, text)),
    rows: () => ({
      word: [...words.values()],
      wordContribution: planContributions([...words.values()], concepts, newId),
      language: countByLanguage([...words.values()]),
    }),
  };
}

/** One contribution to each word that has an example or grammar. */
function planContributions(
  words: readonly PlannedWord[],
  concepts: readonly Concept[],
  newId: () => string,
): PlannedContribution[] {
  const examples = planExamples(concepts);
  return words.flatMap(({ id: wordId, langCode, text, grammar }) => {
    const shown = examples.get(nameOf(langCode, text)) ?? { example: null, exampleDetails: null };
    if (shown.example === null && grammar === null) return [];
    const { Public: privacy } = Privacy;
    const { Approved: status } = EntryStatus;
    return [{ id: newId(), wordId, ...shown, grammar, privacy, status }];
  });
}

type PlannedExample = Pick<PlannedContribution, 'example' | 'exampleDetails'>;

/** The examples by words. A word of several concepts has that of the first. */
function planExamples(concepts: readonly Concept[]): Map<string, PlannedExample> {
  const planned = new Map<string, PlannedExample>();
  for (const { words, example = {} } of concepts) {
    const sentences = contentLangCodes.flatMap((langCode) => {
      const sentence = example[langCode];
      return sentence === undefined ? [] : [{ langCode, ...sentence }];
    });
    for (const { langCode, text, form } of sentences) {
      const name = nameOf(langCode, wordUsedAs(form ?? text, words[langCode]));
      if (planned.has(name)) continue;
      const trans = sentences
        .filter((other) => other.langCode !== langCode)
        .map((other) => ({ langCode: other.langCode, text: other.text }));
      planned.set(name, { example: text, exampleDetails: { ...(form && { form }), trans } });
    }
  }
  return planned;
}

/** The word of a concept that begins most like its form: of _street_ and _road_, _roads_ is a form of the latter. */
function wordUsedAs(form: string, words: readonly string[]): string {
  const folded = foldForSearch(form);
  const lengths = words.map((word) => commonStart(foldForSearch(word), folded));
  return words[lengths.indexOf(Math.max(...lengths))] ?? form;
}

function commonStart(one: string, other: string): number {
  const differing = [...one].findIndex((letter, index) => letter !== other[index]);
  return differing < 0 ? one.length : differing;
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
