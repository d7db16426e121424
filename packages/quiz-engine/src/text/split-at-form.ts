import { foldCase } from './fold.ts';

/** A sentence around a word: the text before it, the word as it is written there, and the text after it. */
export interface SentenceSplit {
  readonly before: string;
  readonly form: string;
  readonly after: string;
}

const letter = /[\p{L}\p{M}\p{N}]/u;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Splits a sentence around a form of a word, for a gap in its place.
 *
 * @param sentence - a sentence that uses the word
 * @param form - the word as it stands in the sentence, in any case
 * @param langCode - the language of both as BCP 47
 * @returns `undefined` if the form does not occur, or more than once, so that the rest would give it away
 * @example
 * splitAtForm('Meine Schlüssel sind in der Tasche.', 'Tasche', 'de');
 * // { before: 'Meine Schlüssel sind in der ', form: 'Tasche', after: '.' }
 */
export function splitAtForm(
  sentence: string,
  form: string,
  langCode?: string,
): SentenceSplit | undefined {
  const text = sentence.normalize('NFC');
  const sought = foldCase(form.trim().normalize('NFC'), langCode);
  const folded = foldCase(text, langCode);
  // A fold that changes the length would shift the positions.
  if (sought === '' || folded.length !== text.length) return undefined;
  const [start, ...others] = findOccurrences(sought, folded);
  if (start === undefined || others.length > 0) return undefined;
  const end = start + sought.length;
  return { before: text.slice(0, start), form: text.slice(start, end), after: text.slice(end) };
}

function findOccurrences(sought: string, text: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (unspaced.test(sought) || isWhole(text, at, at + sought.length)) starts.push(at);
  }
  return starts;
}

/** Whether no letter touches a part of a text. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !letter.test([...text.slice(0, start)].at(-1) ?? '') &&
  !letter.test([...text.slice(end)][0] ?? '');
