import { limits } from '@wordhoard/contract/limits';
import { normalizeText, wordKey } from '@wordhoard/contract/text';
import { composeChecks, type Issue, maxLength, required } from '@wordhoard/validators';
import type { CsvError } from '../../../platform/csv/parse-csv.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findNamedWords, type KeyedWord } from '../../collection/find-named-words.ts';
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
  errors: CsvError[];
  /** The existing words of the lines, by key. */
  known: Map<string, KeyedWord>;
}

const maxTranslations = 10;
const checkText = composeChecks(required(), maxLength(limits.wordMaxLength));

/** Parses pasted text with the help of the words that the caller sees. */
export async function readImport(
  database: Database,
  { text, langCode, tranLangCode }: ListText,
  callerId: string | undefined,
): Promise<ReadImport> {
  const { lines, errors } = readLines(text);
  const ambiguous = lines.flatMap(({ cells }) => ambiguousTexts(cells));
  const [known, whole] = await Promise.all([
    findNamedWords(database, { langCode, texts: lines.map((line) => line.text), callerId }),
    tranLangCode === undefined
      ? undefined
      : findNamedWords(database, { langCode: tranLangCode, texts: ambiguous, callerId }),
  ]);
  const isWhole = (translation: string) => whole?.has(wordKey(translation)) ?? false;
  const read = lines.map(({ line, text: word, cells }) => ({
    line,
    text: word,
    key: wordKey(word),
    translations: splitTranslations(cells, isWhole),
  }));
  return { lines: read, errors: [...errors, ...read.flatMap(errorOf)], known };
}

function errorOf({ line, text, translations }: ReadLine): CsvError[] {
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
 * The distinct translations of a line. `;` and `/` separate them, except within an existing word such
 * as `km/h`.
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

/** Texts that may be either one word or several. */
export function ambiguousTexts(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => [cell, ...partsOf(cell)]).filter((text) => /[;/]/.test(text));
}

const partsOf = (cell: string): string[] => cell.split(';').map(normalizeText);
