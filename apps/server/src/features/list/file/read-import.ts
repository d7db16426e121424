import { limits } from '@wordhoard/contract/limits';
import { normalizeText, wordKey } from '@wordhoard/contract/text';
import { composeChecks, type Issue, maxLength, required } from '@wordhoard/validators';
import type { CsvFault } from '../../../platform/csv/csv-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findWordsNamed, type KeyedWord } from './find-words.ts';
import { readLines } from './import-lines.ts';

export interface ListText {
  text: string;
  langCode: string;
  tranLangCode?: string | undefined;
}

export interface ReadLine {
  line: number;
  text: string;
  key: string;
  translations: string[];
}

export interface ReadImport {
  lines: ReadLine[];
  faults: CsvFault[];
  /** The words of the lines that are here already, by their keys. */
  known: Map<string, KeyedWord>;
}

const maxTranslations = 10;
const checkText = composeChecks(required(), maxLength(limits.wordMaxLength));

/** What pasted text says, as far as somebody's own words and those of everybody tell. */
export async function readImport(
  database: Database,
  { text, langCode, tranLangCode }: ListText,
  callerId: string | undefined,
): Promise<ReadImport> {
  const { lines, faults } = readLines(text);
  const doubtful = lines.flatMap(({ cells }) => doubtfulTexts(cells));
  const [known, whole] = await Promise.all([
    findWordsNamed(database, { langCode, texts: lines.map((line) => line.text), callerId }),
    tranLangCode === undefined
      ? undefined
      : findWordsNamed(database, { langCode: tranLangCode, texts: doubtful, callerId }),
  ]);
  const isWhole = (translation: string) => whole?.has(wordKey(translation)) ?? false;
  const read = lines.map(({ line, text: word, cells }) => ({
    line,
    text: word,
    key: wordKey(word),
    translations: splitTranslations(cells, isWhole),
  }));
  return { lines: read, faults: [...faults, ...read.flatMap(faultOf)], known };
}

function faultOf({ line, text, translations }: ReadLine): CsvFault[] {
  const issue = issueOf(text, translations);
  return issue === undefined ? [] : [{ line, issue }];
}

function issueOf(text: string, translations: readonly string[]): Issue | undefined {
  if (translations.length > maxTranslations) {
    return { code: 'maxItems', maxItems: maxTranslations };
  }
  return [text, ...translations].map((one) => checkText(one)).find(Boolean);
}

/**
 * The translations of a line, each once. They are parted by `;` or `/`, but what is known as one
 * word, such as `km/h`, is not taken apart.
 */
export function splitTranslations(
  cells: readonly string[],
  isKnown: (text: string) => boolean,
): string[] {
  const texts = cells
    .flatMap((cell) => (isKnown(cell) ? [cell] : partsOf(cell)))
    .flatMap((part) => (isKnown(part) ? [part] : part.split('/')))
    .map(normalizeText)
    .filter((text) => text !== '');
  return [...new Map(texts.map((text) => [wordKey(text), text])).values()];
}

/** What could be one word although it looks like several. */
export function doubtfulTexts(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => [cell, ...partsOf(cell)]).filter((text) => /[;/]/.test(text));
}

const partsOf = (cell: string): string[] => cell.split(';').map(normalizeText);
