import type { NewTableCell, TableRow } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import type { Issue } from '@wordhoard/validators';

type Cell = TableRow['cells'][number];

/** The text of a cell: its label, or its words separated by semicolons. */
export const formatCell = ({ label, words }: Cell): string =>
  label ?? words.map(({ text }) => text).join('; ');

/** Splits a text into words at `;` or ` / `. */
const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/;|\s\/\s/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Parses the text of a cell. Unchanged words keep their ids. */
export function parseCell(
  text: string,
  langCode: string | null,
  previous: Cell | undefined,
): NewTableCell {
  if (langCode === null) return { label: text };
  return {
    words: splitWords(text).map((word) => {
      const existing = previous?.words.find((candidate) => candidate.text === word);
      return existing?.id ? { id: existing.id } : { text: word };
    }),
  };
}

/** The cell as it is shown until the server has saved it. */
export function createUnsavedCell(
  text: string,
  langCode: string | null,
  previous: Cell | undefined,
): Cell {
  if (langCode === null) return { label: text, words: [] };
  const words = splitWords(text).map(
    (word) =>
      previous?.words.find((candidate) => candidate.text === word) ?? {
        id: '',
        text: word,
        langCode,
        mode: 1,
        grammar: null,
      },
  );
  return { label: null, words: words as Cell['words'] };
}

/** Why a text is invalid in a cell. */
export function findCellIssue(text: string, langCode: string | null): Issue | undefined {
  const { wordMaxLength: maxLength, tableCellMaxWords: maxItems } = limits;
  const texts = langCode === null ? [text] : splitWords(text);
  if (texts.length > maxItems) return { code: 'maxItems', maxItems };
  return texts.some((candidate) => candidate.length > maxLength)
    ? { code: 'maxLength', maxLength }
    : undefined;
}
