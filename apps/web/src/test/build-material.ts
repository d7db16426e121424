import { type QuizCode, QuizMode } from '@wordhoard/contract/enumeration';
import type { QuizMaterial } from '../features/practice/session/start-quiz.ts';
import { buildWord } from './build-word.ts';

interface MaterialWishes {
  /** The translations of the asked words. */
  texts: readonly string[];
  /** Several kinds make a mixed quiz. */
  codes?: [QuizCode, ...QuizCode[]];
}

/** The server's response for a quiz about German words. The id of a word is its translation. */
export function buildMaterial({
  texts,
  codes = ['multiple-choice'],
}: MaterialWishes): QuizMaterial {
  return {
    settings: {
      source: { kind: 'list', slug: 'de-fruit' },
      tranLangCode: 'en',
      mode: QuizMode.Tran,
      codes,
      count: texts.length,
      direction: 'forward',
      seed: 1,
    },
    pairs: texts.map((text) => ({
      word: { ...buildWord({ text: `${text}-de`, translations: [text] }), id: text },
      code: codes[0],
      item: {
        wordId: text,
        prompt: { text: `${text}-de`, langCode: 'de' },
        text,
        langCode: 'en',
        accepted: [text],
      },
    })),
    pool: [],
  };
}
