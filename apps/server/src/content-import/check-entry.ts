import { limits } from '@wordhoard/contract/limits';
import { tidyText } from '../word/word-key.ts';
import type { BadRow, Entry, Row } from './entry.ts';

/** An entry with tidy texts, each once, or why it cannot be used. */
export function checkEntry(entry: Entry): Row {
  const text = tidyText(entry.text);
  const reason = reasonAgainst(text);
  if (reason !== undefined) return bad(entry, reason);
  const translations = [...new Set(entry.translations.map(tidyText))].filter(
    (translation) => reasonAgainst(translation) === undefined,
  );
  if (translations.length === 0) return bad(entry, 'no translation that can be used');
  return { ...entry, text, translations };
}

function reasonAgainst(text: string): string | undefined {
  if (text === '') return 'no word';
  if (text.length > limits.wordMaxLength) return `longer than ${limits.wordMaxLength} characters`;
  if (/[\0\ufffd]/.test(text)) return 'not readable as UTF-8';
  if (!/\p{L}|\p{N}/u.test(text)) return 'neither letter nor digit';
  return undefined;
}

const bad = ({ place }: Entry, reason: string): BadRow => ({ place, reason });
