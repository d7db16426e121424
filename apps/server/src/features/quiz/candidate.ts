import type {
  QuizItemRecord,
  ResolvedQuizSettings,
  WordRecord,
  WordReference,
} from '@wordhoard/contract';
import { type QuizCode, QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { maskWords } from './mask-words.ts';
import { articleOfNoun } from './noun.ts';

/** Limits of the server. Those that browsers need as well are in the contract. */
export const quizLimits = {
  /** The number of words read from a source; no list has more. */
  candidates: 1_000,
  /** The number of other items sent for distractors. */
  pool: 100,
  /** A source with fewer words is supplemented by words of the same themes, or by common words of its language. */
  minOthers: 12,
  fillers: 60,
  /** The number of items checked for distractors. */
  differentAnswers: 50,
} as const;

export type Asking = Pick<ResolvedQuizSettings, 'mode' | 'direction'>;

export interface Candidate {
  word: WordRecord;
  item: QuizItemRecord;
}

interface Sides {
  /** Shows the word. */
  learned: QuizItemRecord['prompt'];
  /** Shows its meaning. */
  meaning: QuizItemRecord['prompt'];
}

/** Builds the item that asks for the meaning of a word; undefined without a suitable translation or picture. */
export function meaningItem(
  word: WordRecord,
  { mode, direction }: Asking,
  group: string | undefined,
): QuizItemRecord | undefined {
  const sides = sidesOf(word, mode);
  if (sides === undefined) return undefined;
  const common = {
    wordId: word.id,
    speechPartId: word.trans[0]?.speechPartId,
    grammar: word.grammar ?? undefined,
    group,
  };
  if (direction === 'forward') {
    return {
      ...common,
      prompt: sides.learned,
      ...sides.meaning,
      accepted: meaningsOf(word, sides),
    };
  }
  const article = articleOfNoun(word);
  return {
    ...common,
    prompt: sides.meaning,
    ...sides.learned,
    accepted: [word.text],
    ...(article !== undefined && { article }),
  };
}

export const asksImages = (mode: number): boolean => (mode & QuizMode.Image) !== 0;

export const asksTranslations = (mode: number): boolean => (mode & QuizMode.Tran) !== 0;

function sidesOf(asked: WordRecord, mode: number): Sides | undefined {
  const { image, trans, ...word } = asked;
  const explained = trans.map(({ dest }) => dest.text);
  const learned = { ...sideOf(word), text: shownText(word, explained) };
  const translation = trans[0]?.dest;
  if (asksImages(mode) && image !== null) {
    const { text, langCode } = translation ?? word;
    return { learned, meaning: { text, langCode, imageKey: image.url } };
  }
  return translation && asksTranslations(mode)
    ? { learned, meaning: { ...sideOf(translation), text: shownText(translation, [word.text]) } }
    : undefined;
}

type ShownWord = Pick<WordReference, 'text' | 'langCode' | 'mode'>;

/** A definition without the words of the other side, which it would give away. */
export const shownText = ({ text, langCode, mode }: ShownWord, words: readonly string[]): string =>
  mode === WordMode.Definition ? maskWords(text, words, langCode) : text;

export const sideOf = ({ text, langCode, mode }: ShownWord): QuizItemRecord['prompt'] => ({
  text,
  langCode,
  ...(mode === WordMode.Definition && { isDefinition: true as const }),
});

function meaningsOf({ text, trans }: WordRecord, { meaning }: Sides): string[] {
  return [...new Set([meaning.text, ...trans.map(({ dest }) => shownText(dest, [text]))])];
}

export const isTyped = (code: QuizCode): boolean => code === 'letter-match' || code === 'spelling';

/** Neither a picture nor a definition can be typed: an item whose answer is one is asked the other way round. */
export const typedItem = (item: QuizItemRecord): QuizItemRecord =>
  item.imageKey !== undefined || isTurnable(item) ? turned(item) : item;

/** An item as a kind of question asks it. Pictures are turned for all kinds, by `resolveSettings`. */
export const itemFor = (code: QuizCode, item: QuizItemRecord): QuizItemRecord =>
  isTyped(code) && isTurnable(item) ? turned(item) : item;

/** Whether the answer is a definition. Tables ask their columns instead. */
const isTurnable = ({ isDefinition, rowId }: QuizItemRecord): boolean =>
  isDefinition === true && rowId === undefined;

function turned({
  text,
  langCode,
  imageKey,
  isDefinition,
  prompt,
  ...item
}: QuizItemRecord): QuizItemRecord {
  return {
    ...item,
    ...prompt,
    prompt: {
      text,
      langCode,
      ...(imageKey !== undefined && { imageKey }),
      ...(isDefinition !== undefined && { isDefinition }),
    },
    accepted: [prompt.text],
  };
}
