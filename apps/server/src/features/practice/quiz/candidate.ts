import type { QuizItemRecord, QuizSettings, WordRecord } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';

/** What a quiz of the server reaches for at most; what browsers need to know is in the contract. */
export const quizLimits = {
  /** Words of a source that are looked at; no list has more. */
  candidates: 1_000,
  /** Other items that are sent for wrong options. */
  pool: 100,
  /** Where a source has fewer other words, everyday ones of its language help out. */
  enoughOthers: 12,
  everydayWords: 60,
  /** Items that tell whether there are wrong options. */
  differentAnswers: 50,
  /** Quizzes looked through for what was missed of late. */
  latestQuizzes: 50,
} as const;

export type Asking = Pick<QuizSettings, 'mode' | 'direction'>;

/** A word and the item that asks it. */
export interface Candidate {
  word: WordRecord;
  item: QuizItemRecord;
}

interface Sides {
  /** What shows the word itself. */
  learned: QuizItemRecord['prompt'];
  /** What shows its meaning. */
  meaning: QuizItemRecord['prompt'];
}

/** Asks a word; `undefined` where it has no translation or picture to be asked with. */
export function itemOfWord(
  word: WordRecord,
  { mode, direction }: Asking,
  group: string | undefined,
): QuizItemRecord | undefined {
  const sides = sidesOf(word, mode);
  if (sides === undefined) return undefined;
  const common = { wordId: word.id, speechPartId: word.trans[0]?.speechPartId, group };
  return direction === 'forward'
    ? { ...common, prompt: sides.learned, ...sides.meaning, accepted: meaningsOf(word, sides) }
    : { ...common, prompt: sides.meaning, ...sides.learned, accepted: [word.text] };
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
