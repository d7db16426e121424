import type { components } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import type { Issue } from '@wordhoard/validators';

type Cell = components['schemas']['TableRow']['cells'][number];
type NewCell = components['schemas']['NewTableCell'];

/** The text of a cell: its label, or its words separated by semicolons. */
export const textOfCell = ({ label, words }: Cell): string =>
  label ?? words.map(({ text }) => text).join('; ');

/** The words of a text, separated by `;` or ` / `. */
const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/;|\s\/\s/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Parses the text of a cell. Unchanged words are sent by id, so that they stay the same words. */
export function newCell(text: string, langCode: string | null, before: Cell | undefined): NewCell {
  if (langCode === null) return { label: text };
  return {
    words: wordsIn(text).map((word) => {
      const kept = before?.words.find((one) => one.text === word);
      return kept?.id ? { id: kept.id } : { text: word };
    }),
  };
}

/** The cell as it is shown until the server has saved it. */
export function shownCell(text: string, langCode: string | null, before: Cell | undefined): Cell {
  if (langCode === null) return { label: text, words: [] };
  const words = wordsIn(text).map(
    (word) =>
      before?.words.find((one) => one.text === word) ?? { id: '', text: word, langCode, mode: 1 },
  );
  return { label: null, words: words as Cell['words'] };
}

/** Why a text is invalid in a cell. */
export function cellIssue(text: string, langCode: string | null): Issue | undefined {
  const { wordMaxLength: maxLength, tableCellMaxWords: maxItems } = limits;
  const texts = langCode === null ? [text] : wordsIn(text);
  if (texts.length > maxItems) return { code: 'maxItems', maxItems };
  return texts.some((one) => one.length > maxLength) ? { code: 'maxLength', maxLength } : undefined;
}
