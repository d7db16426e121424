import type { QuizItemRecord, ResolvedQuizSettings, WordRecord } from '@wordhoard/contract';
import { type QuizCode, QuizMode } from '@wordhoard/contract/enumeration';
import { articleOfWord } from './article.ts';

/** Limits of the server. Those that browsers need as well are in the contract. */
export const quizLimits = {
  /** The number of words read from a source; no list has more. */
  candidates: 1_000,
  /** The number of other items sent for distractors. */
  pool: 100,
  /** A source with fewer words is supplemented by common words of its language. */
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
  const common = { wordId: word.id, speechPartId: word.trans[0]?.speechPartId, group };
  if (direction === 'forward') {
    return {
      ...common,
      prompt: sides.learned,
      ...sides.meaning,
      accepted: meaningsOf(word, sides),
    };
  }
  const article = articleOfWord(word);
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

function sidesOf({ text, langCode, image, trans }: WordRecord, mode: number): Sides | undefined {
  const learned = { text, langCode };
  const translation = trans[0]?.dest;
  const shown = translation && { text: translation.text, langCode: translation.langCode };
  if (asksImages(mode) && image !== null) {
    return { learned, meaning: { ...(shown ?? learned), imageKey: image.url } };
  }
  return shown && asksTranslations(mode) ? { learned, meaning: shown } : undefined;
}

function meaningsOf({ trans }: WordRecord, { meaning }: Sides): string[] {
  return [...new Set([meaning.text, ...trans.map(({ dest }) => dest.text)])];
}

export const isTyped = (code: QuizCode): boolean => code === 'letter-match' || code === 'spelling';

/** A picture cannot be typed: an item whose answer is one is asked the other way round. */
export function typedItem({ imageKey, ...item }: QuizItemRecord): QuizItemRecord {
  if (imageKey === undefined) return item;
  const { text, langCode, prompt } = item;
  return {
    ...item,
    prompt: { text, langCode, imageKey },
    text: prompt.text,
    langCode: prompt.langCode,
    accepted: [prompt.text],
  };
}
