import type {
  QuizItemRecord,
  QuizQuestionKey,
  ResolvedQuizSettings,
  WordRecord,
  WordReference,
} from '@wordhoard/contract';
import { levelCodes, type QuizCode, QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { foldCase, splitLeadingWord } from '@wordhoard/quiz-engine/text';
import { findArticle, isLatin } from './grammar-items.ts';

/** Limits of what a quiz is built from. Those of its settings are in the contract. */
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

export type AnswerModes = Pick<ResolvedQuizSettings, 'mode' | 'direction'>;

export interface Candidate {
  word: WordRecord;
  item: QuizItemRecord;
}

export const listItems = (candidates: readonly Candidate[]): QuizItemRecord[] =>
  candidates.map(({ item }) => item);

interface Sides {
  learned: QuizItemRecord['prompt'];
  meaning: QuizItemRecord['prompt'];
}

/** Builds the item that asks for the meaning of a word; undefined without a suitable translation or picture. */
export function meaningItem(
  word: WordRecord,
  { mode, direction }: AnswerModes,
  group: string | undefined,
): QuizItemRecord | undefined {
  const sides = buildSides(word, mode);
  if (sides === undefined) return undefined;
  const common = {
    ...describeWord(word),
    grammar: word.grammar ?? undefined,
    group,
  };
  if (direction === 'forward') {
    return {
      ...common,
      prompt: sides.learned,
      ...sides.meaning,
      accepted: listMeanings(word, sides),
    };
  }
  const article = findArticle(word);
  return {
    ...common,
    prompt: sides.meaning,
    ...sides.learned,
    accepted: [word.text],
    ...withSpellings(word.grammar),
    ...(article !== undefined && { article }),
  };
}

/** What makes the answers of words alike. */
export function describeWord({ id, trans, grammar }: WordRecord) {
  const level = grammar?.level && levelCodes.indexOf(grammar.level) + 1;
  return { wordId: id, speechPartId: trans[0]?.speechPartId, ...(level && { level }) };
}

/** How else a word may be typed, in its own script and, without a keyboard of it, in Latin letters. */
export function withSpellings(
  grammar: WordRecord['grammar'] | undefined,
): Pick<QuizItemRecord, 'spellings' | 'romanisations'> {
  const { reading, romanisation, variants = [] } = grammar ?? {};
  const isPinyin = reading !== undefined && isLatin(reading);
  const spellings = reading === undefined || isPinyin ? variants : [reading, ...variants];
  const latin = romanisation ?? (isPinyin ? reading : undefined);
  return {
    ...(spellings.length > 0 && { spellings }),
    ...(latin !== undefined && { romanisations: [latin] }),
  };
}

export const asksImages = (mode: number): boolean => (mode & QuizMode.Image) !== 0;

export const asksTranslations = (mode: number): boolean => (mode & QuizMode.Tran) !== 0;

/** Whether a picture alone tells which word is meant. */
export const isTelling = (image: WordRecord['image']): image is NonNullable<typeof image> =>
  image !== null && image.isDecorative !== true;

function buildSides(asked: WordRecord, mode: number): Sides | undefined {
  const { image, trans, ...word } = asked;
  const explained = trans.map(({ dest }) => dest.text);
  const learned = { ...toSide(word), text: shownText(word, explained) };
  const translation = trans[0]?.dest;
  if (asksImages(mode) && isTelling(image)) {
    const { text, langCode } = translation ?? word;
    return { learned, meaning: { text, langCode, imageKey: image.url } };
  }
  return translation && asksTranslations(mode)
    ? { learned, meaning: { ...toSide(translation), text: shownText(translation, [word.text]) } }
    : undefined;
}

type ShownWord = Pick<WordReference, 'text' | 'langCode' | 'mode'>;

/** A definition without the words of the other side, which it would give away. */
export const shownText = ({ text, langCode, mode }: ShownWord, words: readonly string[]): string =>
  mode === WordMode.Definition ? maskWords(text, words, langCode) : text;

export const toSide = ({ text, langCode, mode }: ShownWord): QuizItemRecord['prompt'] => ({
  text,
  langCode,
  ...(mode === WordMode.Definition && { isDefinition: true as const }),
});

function listMeanings({ text, trans }: WordRecord, { meaning }: Sides): string[] {
  return [...new Set([meaning.text, ...trans.map(({ dest }) => shownText(dest, [text]))])];
}

export const isTyped = (code: QuizCode): boolean => code === 'letter-match' || code === 'spelling';

/** Neither a picture nor a definition can be typed: an item whose answer is one is asked the other way round. */
export const typedItem = (item: QuizItemRecord): QuizItemRecord =>
  item.imageKey !== undefined || isTurnable(item) ? turnItem(item) : item;

/** An item as a kind of question asks it. Pictures are turned for all kinds, by `resolveSettings`. */
export const itemFor = (code: QuizCode, item: QuizItemRecord): QuizItemRecord =>
  isTyped(code) && isTurnable(item) ? turnItem(item) : item;

/** Whether the answer is a definition. Tables ask their columns instead. */
const isTurnable = ({ isDefinition, rowId }: QuizItemRecord): boolean =>
  isDefinition === true && rowId === undefined;

function turnItem({
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
    ...withSpellings(item.grammar),
  };
}

const mask = '…';
/** Shorter words begin many others. */
const minStemLength = 3;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Hides words in a definition that would give them away, and longer words that begin with them, such as _cooks_ and
 * _cooking_ for _cook_.
 */
export function maskWords(definition: string, words: readonly string[], langCode: string): string {
  const folded = foldCase(definition, langCode);
  const hidden = words
    .map((word) => foldCase(splitLeadingWord(word, langCode).rest, langCode))
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  // A fold that changes the length would shift the positions.
  if (hidden.length === 0 || folded.length !== definition.length) return definition;
  const pattern = new RegExp(hidden.map(toPattern).join('|'), 'gu');
  let masked = '';
  let end = 0;
  for (const { index, 0: found } of folded.matchAll(pattern)) {
    masked += definition.slice(end, index) + mask;
    end = index + found.length;
  }
  return masked + definition.slice(end);
}

function toPattern(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  if (unspaced.test(word)) return escaped;
  const rest = word.length < minStemLength ? '(?![\\p{L}\\p{M}\\p{N}])' : '[\\p{L}\\p{M}]*';
  return `(?<![\\p{L}\\p{M}\\p{N}])${escaped}${rest}`;
}

type AskedPlace = Pick<QuizItemRecord, 'wordId' | 'rowId' | 'columnId' | 'asks'>;

/** A key that differs between rows, and between cells, with the same word. */
export const toQuestionKey = ({
  wordId,
  rowId,
  columnId,
}: Pick<QuizQuestionKey, 'wordId' | 'rowId' | 'columnId'>): string =>
  [wordId, rowId, columnId].filter((id) => id !== undefined).join(' ');

/** The key of what a quiz asks only once: a cell of a table, a form in a row, or a word, even if it is in several rows. */
export const toSubjectKey = (item: AskedPlace): string =>
  item.columnId === undefined && item.asks !== 'form' ? item.wordId : toQuestionKey(item);
