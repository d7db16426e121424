import { findAlphabet, isSameScript } from '../text/alphabet.ts';
import { foldCase } from '../text/fold.ts';
import { splitGraphemes } from '../text/letters.ts';
import { listAcceptedTexts, type QuizAnswer } from './item.ts';

/**
 * Lists the letters that may be missing on the learner's keyboard, for a row of keys beside a spelling
 * question: all that a plain keyboard lacks in the language of the answers, such as `ä ö ü ß`, followed
 * by any others that occur in the answers. Scripts that need an input method, such as Japanese kana,
 * have none.
 *
 * Pass all items of the quiz: the letters of a single answer would give it away.
 *
 * @param answers - all items of the quiz
 * @returns the letters in lower case without duplicates, those of the language in the order of keys
 * @example
 * listSpecialLetters(spanishItems); // ['á', 'é', 'í', 'ñ', 'ó', 'ú', 'ü']
 */
export function listSpecialLetters(answers: readonly QuizAnswer[]): string[] {
  const langCodes = new Set(answers.map(({ langCode }) => langCode));
  const alphabets = [...langCodes].flatMap((langCode) => findAlphabet(langCode) ?? []);
  const known = new Set(alphabets.flatMap(({ letters }) => letters));
  const used = [...new Set(answers.flatMap(listLetters))];

  const ofLanguages = alphabets
    .flatMap((alphabet) => alphabet.specialLetters)
    .filter((letter) => used.some((one) => isSameScript(one, letter)));
  const others = used.filter((letter) => isSpecial(letter) && !known.has(letter));
  return [...new Set([...ofLanguages, ...others.sort(compareBaseLetters)])];
}

function listLetters(answer: QuizAnswer): string[] {
  return listAcceptedTexts(answer)
    .flatMap((text) => splitGraphemes(foldCase(text.normalize('NFC'), answer.langCode)))
    .map((letter) => letter.normalize('NFC'))
    .filter((letter) => /^\p{Letter}$/u.test(letter));
}

const needsInputMethod =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

function isSpecial(letter: string): boolean {
  if (needsInputMethod.test(letter)) return false;
  if (/^\p{Script=Latin}$/u.test(letter)) return !/^[a-z]$/u.test(letter);
  return /\p{Mark}/u.test(letter.normalize('NFD'));
}

function compareBaseLetters(one: string, other: string): number {
  return one.normalize('NFD') < other.normalize('NFD') ? -1 : 1;
}
