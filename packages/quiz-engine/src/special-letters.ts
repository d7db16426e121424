import { graphemes } from './grapheme.ts';
import { foldCase } from './language.ts';
import { acceptedTexts, type QuizAnswer } from './quiz-item.ts';

/**
 * Lists the letters that a plain keyboard of their script may lack, for a bar beside the spelling
 * quiz: Latin letters beyond a to z, and letters of other scripts that carry a mark, such as ё. None
 * is of a script that is typed by an input method, such as が.
 * Give it the whole quiz: the letters of a single answer would give it away.
 *
 * @param answers - all items of the quiz
 * @returns the letters in lower case, each once, sorted by their plain letter
 * @example
 * specialLetters(spanishItems); // ['á', 'é', 'ñ', 'ü']
 */
export function specialLetters(answers: readonly QuizAnswer[]): string[] {
  const found = new Set<string>();
  for (const answer of answers) {
    for (const text of acceptedTexts(answer)) {
      for (const letter of graphemes(foldCase(text.normalize('NFC'), answer.langCode))) {
        if (isSpecial(letter.normalize('NFC'))) found.add(letter.normalize('NFC'));
      }
    }
  }
  return [...found].sort(byPlainLetter);
}

const byInputMethod =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

function isSpecial(letter: string): boolean {
  if (!/^\p{Letter}$/u.test(letter) || byInputMethod.test(letter)) return false;
  if (/^\p{Script=Latin}$/u.test(letter)) return !/^[a-z]$/u.test(letter);
  return /\p{Mark}/u.test(letter.normalize('NFD'));
}

function byPlainLetter(one: string, other: string): number {
  return one.normalize('NFD') < other.normalize('NFD') ? -1 : 1;
}
