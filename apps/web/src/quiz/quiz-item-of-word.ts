import { QuizMode } from '@wordhoard/contract/enumeration';
import type { QuizItem, QuizSide } from '@wordhoard/quiz-engine';
import type { LocalSettings } from '../settings/local-settings.ts';
import type { WordRecord } from '../word/word-queries.ts';

export type AnswerMode = LocalSettings['quiz']['mode'];

/** Forward shows the word of the language learned, backward asks for it. */
export type QuizDirection = LocalSettings['quiz']['direction'];

type WordSide = QuizSide & { langCode: string };

/** A word as a quiz asks about it. */
export interface WordItem extends QuizItem {
  prompt: WordSide;
  langCode: string;
  /** The word of the language learned, which has the page and the sound. */
  word: { text: string; langCode: string };
  /** Of the word, whether or not a picture is asked for. */
  picture?: string | undefined;
}

export interface Asking {
  mode: AnswerMode;
  direction: QuizDirection;
}

/** `undefined` where a word has nothing that it could be asked with. */
export function quizItemOfWord(word: WordRecord, asking: Asking): WordItem | undefined {
  const [translation] = word.trans;
  const isWithPicture = asking.mode === QuizMode.Image;
  if (translation === undefined || (isWithPicture && word.image === null)) return undefined;

  const picture = word.image?.url;
  const learned = { text: word.text, langCode: word.langCode };
  const meaning = {
    text: translation.dest.text,
    langCode: translation.dest.langCode,
    ...(isWithPicture && { imageKey: picture }),
  };
  const common = {
    wordId: word.id,
    word: learned,
    picture,
    speechPartId: translation.speechPartId,
  };
  return asking.direction === 'forward'
    ? { ...common, ...meaning, prompt: learned, accepted: word.trans.map(({ dest }) => dest.text) }
    : { ...common, ...learned, prompt: meaning, accepted: [word.text] };
}
