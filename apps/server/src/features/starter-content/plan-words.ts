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
import { computeWordId } from '@wordhoard/contract/word-id';
import { chooseLemma, type Lemma, type Surroundings, unwrittenKinds } from '../word/lemmas.ts';
import { splitHomograph } from '../word/numbered-text.ts';
import { distinctForms, planForms, toForm } from '../word/word-forms.ts';
import { type Concept, type Content, type ContentLangCode, contentLangCodes } from './content.ts';

export interface PlannedWord {
  id: string;
  place: string;
  langCode: string;
  text: string;
  key: string;
  searchText: string;
  mode: WordMode;
  homograph: number;
  published: boolean;
  speechPartIds: number[];
  grammar: Grammar | null;
}

/** The distinct words of the content. */
export type Vocabulary = ReturnType<typeof planWords>;

export function planWords({ concepts, tables, grammar, forms }: Content, newId: () => string) {
  const words = new Map<string, PlannedWord>();
  const add = (named: NamedWord, facts: WordFacts = {}): PlannedWord => {
    const name = toName(named);
    const word = withFacts(words.get(name) ?? newWord(newId(), named), facts);
    words.set(name, word);
    return word;
  };
  // Other texts of tables may be forms, see `cellWord`.
  const described = new Set([...grammar, ...forms].map(toName));
  for (const { named, facts } of concepts.flatMap(listConceptWords)) add(named, facts);
  for (const named of tables.flatMap(listTableWords)) if (described.has(toName(named))) add(named);
  for (const { definition, speechPart } of concepts.flatMap(definitionsIn)) {
    add(definition, { speechPartId: findSpeechPartId(speechPart) });
  }
  for (const { langCode, text, grammar: fields } of grammar) {
    const named = { langCode, text };
    const word = wordIn(words, named);
    words.set(toName(named), { ...word, grammar: { ...word.grammar, ...fields } });
  }
  const wordForm = planWordForms(words, forms);
  const lemmas = groupLemmas(words, wordForm);
  return {
    /** The word that a text of a table is a form of, or the word with this text, which is added if it is missing. */
    cellWord(named: NamedWord, surroundings: Surroundings) {
      const { langCode, text } = named;
      const own = words.get(toName(named));
      const found = lemmas.get(`${langCode} ${foldForSearch(text)}`) ?? [];
      const lemma = chooseLemma({ text, own, lemmas: found }, surroundings);
      return lemma
        ? { wordId: lemma.id, form: normalizeText(text) }
        : { wordId: add(named).id, form: null };
    },
    wordsOf: ({ words: texts, mode }: Pick<Concept, 'words' | 'mode'>, langCode: ContentLangCode) =>
      texts[langCode].map((text) => wordIn(words, { langCode, text, mode })),
    definitionOf(concept: Concept, langCode: ContentLangCode) {
      const definition = definitionIn(concept, langCode);
      return definition && wordIn(words, definition);
    },
    rows: () => ({
      word: [...words.values()],
      wordForm,
      wordContribution: planContributions(words, concepts, newId),
      language: countByLanguage([...words.values()]),
    }),
  };
}

/** The words of which a text is a written form, by language and key. */
function groupLemmas(
  words: ReadonlyMap<string, PlannedWord>,
  wordForm: ReturnType<typeof planWordForms>,
): Map<string, (Lemma & { key: string })[]> {
  const byId = new Map([...words.values()].map((word) => [word.id, word]));
  const unwritten = new Set<string>(unwrittenKinds);
  const lemmas = wordForm
    .filter(({ kind }) => !unwritten.has(kind))
    .flatMap(({ wordId, langCode, text: form, key }) => {
      const word = byId.get(wordId);
      return word === undefined ? [] : [{ ...word, form, key: `${langCode} ${key}` }];
    });
  return Map.groupBy(lemmas, ({ key }) => key);
}

function listConceptWords({ words, speechPart, level, mode }: Concept) {
  const speechPartId = findSpeechPartId(speechPart);
  return contentLangCodes.flatMap((langCode) =>
    words[langCode].map((text, index) => ({
      named: { langCode, text, mode },
      // Alternatives may be rarer than the headword.
      facts: { speechPartId, level: index === 0 ? level : undefined },
    })),
  );
}

const definitionsIn = (concept: Concept) =>
  contentLangCodes.flatMap((langCode) => {
    const definition = definitionIn(concept, langCode);
    return definition === undefined ? [] : [{ definition, speechPart: concept.speechPart }];
  });

function definitionIn({ definitions }: Concept, langCode: ContentLangCode): NamedWord | undefined {
  const text = definitions?.[langCode];
  return text === undefined ? undefined : { langCode, text, mode: WordMode.Definition };
}

export function findSpeechPartId(code: SpeechPartCode): number {
  const option = speechPartOptions.find((known) => known.code === code);
  if (option === undefined) throw new Error(`${code} is not a part of speech`);
  return option.id;
}

/** Homographs of which none has number 1, and grammar and forms of words that no concept and no table has. */
export function findMisnamedWords({ concepts, tables, grammar, forms }: Content): string[] {
  const words = [
    ...concepts.flatMap(listConceptWords).map(({ named }) => named),
    ...tables.flatMap(listTableWords),
  ];
  const names = new Set(words.map(toName));
  const isMissing = (named: NamedWord) => !names.has(toName(named));
  const misnamed = [
    ...words.filter((named) => isMissing({ ...named, ...splitHomograph(named.text) })),
    ...[...grammar, ...forms].filter(isMissing),
  ];
  return [...new Set(misnamed.map(({ langCode, text }) => `${langCode} ${text}`))];
}

/** The forms in the grammar of the words, and further ones. */
function planWordForms(words: ReadonlyMap<string, PlannedWord>, forms: Content['forms']) {
  const told = planForms([...words.values()]);
  const isTold = new Set(told.map(({ wordId, key }) => `${wordId} ${key}`));
  const further = forms.flatMap(({ langCode, text, kind, forms: texts }) => {
    const { id: wordId, text: own } = wordIn(words, { langCode, text });
    return distinctForms(
      own,
      texts.map((form) => toForm(form, kind)),
    ).map((form) => ({ wordId, langCode, ...form, isContent: true }));
  });
  return [...told, ...further.filter(({ wordId, key }) => !isTold.has(`${wordId} ${key}`))];
}

/** One contribution to each word that has an example or grammar. */
function planContributions(
  words: ReadonlyMap<string, PlannedWord>,
  concepts: readonly Concept[],
  newId: () => string,
) {
  const examples = planExamples(concepts);
  return [...words].flatMap(([name, { id: wordId, grammar }]) => {
    const shown = examples.get(name) ?? { example: null, exampleDetails: null };
    if (shown.example === null && grammar === null) return [];
    const { Public: privacy } = Privacy;
    const { Approved: status } = EntryStatus;
    return [{ id: newId(), wordId, ...shown, grammar, privacy, status }];
  });
}

interface PlannedExample {
  example: string;
  exampleDetails: ExampleDetails;
}

/** The examples by words. A word of several concepts has that of the first. */
function planExamples(concepts: readonly Concept[]): Map<string, PlannedExample> {
  const planned = new Map<string, PlannedExample>();
  for (const { words, example = {} } of concepts) {
    const sentences = contentLangCodes.flatMap((langCode) => {
      const sentence = example[langCode];
      return sentence === undefined ? [] : [{ langCode, ...sentence }];
    });
    for (const { langCode, text, form } of sentences) {
      const name = toName({ langCode, text: wordUsedAs(form ?? text, words[langCode]) });
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

function wordIn(words: ReadonlyMap<string, PlannedWord>, named: NamedWord): PlannedWord {
  const planned = words.get(toName(named));
  if (planned === undefined)
    throw new Error(`The word ${named.text} (${named.langCode}) does not exist`);
  return planned;
}

/** A word as the content names it: with the number of its homograph, unless it is a definition. */
interface NamedWord {
  langCode: string;
  text: string;
  mode?: WordMode | undefined;
}

function identify({ langCode, text, mode = WordMode.Word }: NamedWord) {
  const own = mode === WordMode.Definition ? { text, homograph: 1 } : splitHomograph(text);
  return { langCode, mode, ...own };
}

function toName(named: NamedWord): string {
  const { langCode, mode, text, homograph } = identify(named);
  return `${langCode} ${mode} ${homograph} ${wordKey(text)}`;
}

function newWord(place: string, named: NamedWord): PlannedWord {
  const { langCode, mode, text, homograph } = identify(named);
  return {
    id: computeWordId({ langCode, text, mode, homograph }),
    place,
    langCode,
    text: normalizeText(text),
    key: wordKey(text),
    searchText: foldForSearch(text),
    mode,
    homograph,
    published: true,
    speechPartIds: [],
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
  const easiest = levelCodes.find((code) => code === level || code === word.grammar?.level);
  const grammar = easiest === undefined ? word.grammar : { ...word.grammar, level: easiest };
  return { ...word, speechPartIds: [...speechPartIds], grammar };
}

const listTableWords = ({ columns, rows }: Content['tables'][number]) =>
  rows.flatMap((row) =>
    row.flatMap((cell, position) => {
      const langCode = columns[position]?.langCode ?? '';
      return 'en' in cell ? [] : cell.map((text) => ({ langCode, text }));
    }),
  );

/** Definitions do not count, because feeds of words leave them out. */
function countByLanguage(words: readonly PlannedWord[]): { code: string; wordCount: number }[] {
  const counted = words.filter(({ mode }) => mode !== WordMode.Definition);
  const byLanguage = Map.groupBy(counted, ({ langCode }) => langCode);
  return [...byLanguage].map(([code, { length }]) => ({ code, wordCount: length }));
}
