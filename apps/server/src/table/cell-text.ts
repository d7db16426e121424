import { tidyText } from '../word/word-key.ts';

/** What stands between words, or would be taken for it if no backslash stood before it. */
const special = /[\\;]|(?<=^|\s)\/(?=\s|$)/g;
const token = /\\(?<escaped>[\\;/])|(?<separator>;|(?<=\s)\/(?=\s))|./gsu;

/** The words of a cell as one text: `was; were`. */
export const joinWords = (words: readonly string[]): string =>
  words.map((word) => word.replace(special, '\\$&')).join('; ');

/** Words apart from each other by `;` or ` / `. */
export function splitWords(text: string): string[] {
  const words = [''];
  for (const { 0: character, groups = {} } of text.matchAll(token)) {
    if (groups['separator'] !== undefined) words.push('');
    else words.push(`${words.pop()}${groups['escaped'] ?? character}`);
  }
  return words.map(tidyText).filter((word) => word !== '');
}
