import { QuizMode } from '@wordhoard/contract/enumeration';
import type { QuizItem, QuizSide } from '@wordhoard/quiz-engine';
import type { LocalSettings } from '../settings/local-settings.ts';
import type { WordRecord } from '../word/word-queries.ts';

export type AnswerMode = LocalSettings['quiz']['mode'];

/** A word as a quiz asks about it: the word itself, and what leads to its page. */
export interface WordItem extends QuizItem {
  prompt: QuizSide & { langCode: string };
  langCode: string;
}

/** Asks what a word means; `undefined` where it has nothing to be answered with in this mode. */
export function quizItemOfWord(word: WordRecord, mode: AnswerMode): WordItem | undefined {
  const [translation] = word.trans;
  if (translation === undefined) return undefined;
  if (mode === QuizMode.Image && word.image === null) return undefined;
  return {
    wordId: word.id,
    prompt: { text: word.text, langCode: word.langCode },
    text: translation.dest.text,
    langCode: translation.dest.langCode,
    accepted: word.trans.map(({ dest }) => dest.text),
    speechPartId: translation.speechPartId,
    imageKey: mode === QuizMode.Image ? word.image?.url : undefined,
  };
}
