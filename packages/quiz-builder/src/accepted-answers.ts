import type {
  QuizItemRecord,
  QuizQuestion,
  ResolvedQuizSettings,
  WordRecord,
} from '@wordhoard/contract';
import { foldText } from '@wordhoard/quiz-engine';
import type { Candidate } from './candidate.ts';

interface AskedItem extends Candidate {
  /** The words of the prompt, if it shows several. */
  prompts?: readonly string[];
}

/**
 * Accepts the answers of every item with the same prompt, or with a word of it. Homographs are told apart by
 * `tellHomographsApart`.
 */
export function acceptForSamePrompt<One extends AskedItem>(asked: readonly One[]): One[] {
  const answersTo = new Map<string, QuizItemRecord[]>();
  for (const one of asked) {
    for (const key of promptKeys(one)) {
      answersTo.set(key, [...(answersTo.get(key) ?? []), one.item]);
    }
  }
  return asked.map((one) => {
    const items = promptKeys(one).flatMap((key) => answersTo.get(key) ?? []);
    const spellings = items.flatMap((item) => item.spellings ?? []);
    return addAccepted(
      one,
      items.flatMap(({ accepted }) => accepted),
      spellings,
    );
  });
}

/** Adds the answers of the other items that are right as well, so that grading accepts them. */
export const acceptOtherAnswers = (
  candidates: readonly Candidate[],
  fillers: readonly Candidate[],
  { asks }: Pick<ResolvedQuizSettings, 'asks'>,
): Candidate[] =>
  asks === 'gap' ? acceptSynonyms(candidates, fillers) : acceptForSamePrompt(candidates);

/** Accepts in each gap the words that share a translation with its word: the sentence may mean them too. */
export function acceptSynonyms(candidates: readonly Candidate[], fillers: readonly Candidate[]) {
  const formsOf = new Map<string, string[]>();
  for (const { word, item } of [...candidates, ...fillers]) {
    for (const { dest } of word.trans) {
      formsOf.set(dest.id, [...(formsOf.get(dest.id) ?? []), item.text]);
    }
  }
  return candidates.map((one) =>
    addAccepted(
      one,
      one.word.trans.flatMap(({ dest }) => formsOf.get(dest.id) ?? []),
    ),
  );
}

/** Adds answers after those of the item. */
export function addAccepted<One extends Pick<AskedItem, 'item'>>(
  asked: One,
  answers: readonly string[],
  otherSpellings: readonly string[] = [],
): One {
  const accepted = [...new Set([...asked.item.accepted, ...answers])];
  const spellings = [...new Set([...(asked.item.spellings ?? []), ...otherSpellings])];
  return {
    ...asked,
    item: { ...asked.item, accepted, ...(spellings.length > 0 && { spellings }) },
  };
}

function promptKeys({ word, item, prompts = [item.prompt.text] }: AskedItem): string[] {
  const { langCode, imageKey } = item.prompt;
  if (imageKey !== undefined) return [imageKey];
  const shown = asksForWord({ word, item }) ? word.trans[0]?.dest : word;
  const homograph = item.rowId === undefined ? (shown?.homograph ?? 1) : '';
  return prompts.map((text) => `${langCode ?? ''} ${homograph} ${foldText(text, langCode)}`);
}

/** A word that shares the first meaning of another one, and its part of speech in that meaning. */
export interface Synonym {
  text: string;
  speechPartId: number;
}

/** Finds the words that share the first meaning of each word, by the id of the word. */
export type FindSynonyms = (
  words: readonly WordRecord[],
) => Promise<ReadonlyMap<string, readonly Synonym[]>>;

/** Finds the words with the prompted translations, whatever their source. The cells of a table define their answers themselves. */
export async function findOtherWords(
  pairs: readonly QuizQuestion[],
  { source }: Pick<ResolvedQuizSettings, 'source'>,
  findSynonyms: FindSynonyms,
): ReturnType<FindSynonyms> {
  const asked = pairs.filter(asksForWord);
  if (asked.length === 0 || source.kind === 'table') return new Map();
  return findSynonyms(asked.map(({ word }) => word));
}

/** Accepts every word with the prompted translation or definition. */
export function acceptOtherWords<Asked extends Candidate>(
  asked: Asked,
  synonyms: readonly Synonym[] = [],
): Asked {
  const texts = synonyms.map(({ text }) => text);
  return asksForWord(asked) ? addAccepted(asked, texts) : asked;
}

/** Whether the answer is the word itself, and the prompt its meaning. */
export const asksForWord = ({ word, item }: Candidate): boolean =>
  item.asks === undefined && item.text === word.text && item.langCode === word.langCode;
