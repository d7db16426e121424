import { findCommaSenses, readEntries, readTable, type WordTable } from '@wordhoard/word-import';
import type { ImportReading } from './import-reading.ts';

/** A text as the server will read it. */
export interface ReadText {
  table: WordTable;
  words: number;
  /** Whether commas separate translations. */
  commas: boolean;
  /** The number of words with tags, and with notes. */
  tagged: number;
  noted: number;
}

export function readPastedText(
  text: string,
  { commas, ...choices }: ImportReading,
  languages: readonly string[],
): ReadText {
  const table = readTable(text, { ...choices, languages });
  const entries = readEntries(table);
  return {
    table,
    words: entries.length,
    commas: commas ?? findCommaSenses(entries.flatMap(({ meanings }) => meanings)),
    tagged: entries.filter(({ tags }) => tags.length > 0).length,
    noted: entries.filter(({ notes }) => notes.length > 0).length,
  };
}
