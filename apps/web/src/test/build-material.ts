import type { WordRecord } from '@wordhoard/contract';
import {
  EntryStatus,
  Knowing,
  type QuizCode,
  QuizMode,
  WordMode,
} from '@wordhoard/contract/enumeration';
import type { QuizMaterial } from '../features/quiz/session/plan-quiz.ts';

interface MaterialOptions {
  /** The translations of the words of the quiz. */
  texts: readonly string[];
  /** Several kinds make a mixed quiz. */
  codes?: [QuizCode, ...QuizCode[]];
}

/** The server's response for a quiz about German words. The id of a word is its translation. */
export function buildMaterial({
  texts,
  codes = ['multiple-choice'],
}: MaterialOptions): QuizMaterial {
  return {
    settings: {
      source: { kind: 'list', slug: 'de-fruit' },
      tranLangCode: 'en',
      asks: 'meaning',
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

interface WordOptions {
  text?: string;
  translations?: readonly string[];
  picture?: string | undefined;
}

/** A word as the server sends it for a card. */
export function buildWord({
  text = 'Sofa',
  translations = ['sofa'],
  picture,
}: WordOptions = {}): WordRecord {
  const id = `word ${text}`;
  return {
    id,
    text,
    langCode: 'de',
    mode: WordMode.Word,
    homograph: 1,
    example: null,
    exampleDetails: null,
    grammar: null,
    knowing: Knowing.Unknown,
    image:
      picture === undefined
        ? null
        : {
            id: `image of ${text}`,
            wordId: id,
            url: picture,
            status: EntryStatus.Approved,
            licence: 'MIT',
            source: 'Fluent Emoji by Microsoft',
          },
    recording: null,
    trans: translations.map((translation) => ({
      id: `${text} ${translation}`,
      wordId: id,
      speechPartId: 6,
      status: EntryStatus.Approved,
      dest: {
        id: `word ${translation}`,
        text: translation,
        langCode: 'en',
        mode: WordMode.Word,
        homograph: 1,
      },
    })),
  };
}
