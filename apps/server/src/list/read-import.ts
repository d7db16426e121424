import { limits } from '@wordhoard/contract/limits';
import { composeChecks, type Issue, maxLength, required } from '@wordhoard/validators';
import type { CsvFault } from '../csv/csv-fault.ts';
import type { Database } from '../database/database.ts';
import { wordKey } from '../word/word-key.ts';
import { readLines } from './import-lines.ts';
import { findWordsNamed, type KeyedWord } from './named-words.ts';
import { doubtfulTexts, splitTranslations } from './split-translations.ts';

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

const mostTranslations = 10;
const checkText = composeChecks(required(), maxLength(limits.wordMaxLength));

/** What pasted text says, as far as somebody's own words and those of everybody tell. */
export async function readImport(
  database: Database,
  { text, langCode, tranLangCode }: ListText,
  viewer: string | undefined,
): Promise<ReadImport> {
  const { lines, faults } = readLines(text);
  const doubtful = lines.flatMap(({ cells }) => doubtfulTexts(cells));
  const [known, whole] = await Promise.all([
    findWordsNamed(database, { langCode, texts: lines.map((line) => line.text), viewer }),
    tranLangCode === undefined
      ? undefined
      : findWordsNamed(database, { langCode: tranLangCode, texts: doubtful, viewer }),
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
  if (translations.length > mostTranslations) {
    return { code: 'maxItems', maxItems: mostTranslations };
  }
  return [text, ...translations].map((one) => checkText(one)).find(Boolean);
}
