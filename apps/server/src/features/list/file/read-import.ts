import { limits } from '@wordhoard/contract/limits';
import { normalizeText, wordKey } from '@wordhoard/contract/text';
import { composeChecks, type Issue, maxLength, required } from '@wordhoard/validators';
import type { CsvError } from '../../../platform/csv/parse-csv.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  findNamedWords,
  findPastedWords,
  type KeyedWord,
} from '../../collection/find-named-words.ts';
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
  /** The existing words among the translations, by key. */
  knownTranslations: Map<string, KeyedWord>;
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
  const texts = lines.map((line) => line.text);
  const [words, rows] = await Promise.all([
    findPastedWords(database, { langCode, texts, callerId }),
    splitRows(database, lines, { tranLangCode, callerId }),
  ]);
  const translations = await findPastedWords(database, {
    langCode: tranLangCode ?? '',
    texts: rows.flat(),
    callerId,
  });
  const read = lines.map(({ line, text: written }, index) => ({
    line,
    text: words.meantBy(written),
    key: wordKey(words.meantBy(written)),
    translations: distinct((rows[index] ?? []).map(translations.meantBy)),
  }));
  return {
    lines: read,
    errors: [...errors, ...read.flatMap(errorOf)],
    known: words.known,
    knownTranslations: translations.known,
  };
}

/** The translations of each line. */
async function splitRows(
  database: Database,
  lines: readonly { cells: string[] }[],
  { tranLangCode, callerId }: { tranLangCode: string | undefined; callerId: string | undefined },
): Promise<string[][]> {
  const texts = lines.flatMap(({ cells }) => ambiguousTexts(cells));
  const whole = await findNamedWords(database, { langCode: tranLangCode ?? '', texts, callerId });
  return lines.map(({ cells }) => splitTranslations(cells, (text) => whole.has(wordKey(text))));
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
  return distinct(texts);
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [wordKey(text), text])).values(),
];

/** Texts that may be either one word or several. */
export function ambiguousTexts(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => [cell, ...partsOf(cell)]).filter((text) => /[;/]/.test(text));
}

const partsOf = (cell: string): string[] => cell.split(';').map(normalizeText);
