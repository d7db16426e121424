import type { routes, WordOption } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { maxTextLength } from '@wordhoard/contract/limits';
import { normalizeText, wordKey } from '@wordhoard/contract/text';
import { composeChecks, type Issue, maxLength, required } from '@wordhoard/validators';
import type { CsvError } from '../../../platform/csv/parse-csv.ts';
import type { Database } from '../../../platform/database/database.ts';
import { buildFieldError } from '../../../platform/errors/application-error.ts';
import type { RouteRequest } from '../../../platform/http/answer.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import {
  findNamedWords,
  findPastedWords,
  type PastedWords,
} from '../../collection/find-named-words.ts';
import { chooseHomographs } from './choose-homographs.ts';
import { chooseLemmas } from './choose-lemmas.ts';
import { type ImportLine, maxTranslations, readLines } from './import-lines.ts';

export type ListText = RouteRequest<typeof routes.list.importPreview>;

export interface ReadLine {
  line: number;
  text: string;
  /** Lines with equal keys are about the same word. */
  key: string;
  /** The mode that the file names, or else that of the existing word. */
  mode: WordMode | undefined;
  /** The number that the reader or the file names, or else that of the homograph that has one of the translations. */
  homograph: number | undefined;
  /** All words of the text, if there are several. */
  homographs?: WordOption[] | undefined;
  wordId: string | undefined;
  translations: string[];
  /** The mode of the translations, if they are definitions or words that a definition explains. */
  translationMode: WordMode | undefined;
}

export interface ReadImport {
  lines: ReadLine[];
  errors: CsvError[];
  findTranslation: PastedWords['find'];
}

/** Translations into the language of the words are their definitions. */
const readsDefinitions = ({ langCode, tranLangCode }: Omit<ListText, 'text'>): boolean =>
  langCode === tranLangCode;

/** Parses pasted text with the help of the words that the caller sees. */
export async function readImport(
  database: Database,
  { text, langCode, tranLangCode, homographs = [] }: ListText,
  callerId: string | undefined,
): Promise<ReadImport> {
  const { lines, errors } = readLines(text);
  const lineNumbers = new Set([...lines, ...errors].map(({ line }) => line));
  const unknownLine = homographs.findIndex(({ line }) => !lineNumbers.has(line));
  if (unknownLine >= 0)
    throw buildFieldError(`homographs.${unknownLine}.line`, { code: 'invalid' });
  const hasDefinitions = readsDefinitions({ langCode, tranLangCode });
  const [words, rows] = await Promise.all([
    findWordsOfLines(database, lines, { langCode, callerId }),
    hasDefinitions
      ? lines.map(({ cells }) => keepDistinct(cells))
      : splitRows(database, lines, { langCode: tranLangCode ?? '', callerId }),
  ]);
  const translations = await findPastedWords(
    database,
    { langCode: tranLangCode ?? '', texts: rows.flat() },
    { callerId, mode: hasDefinitions ? WordMode.Definition : undefined },
  );
  const numberOf = new Map(homographs.map(({ line, homograph }) => [line, homograph]));
  const pasted = await inTurns(lines, ({ text, mode }, index) => ({
    word: words.get(mode)?.read(text) ?? { text, lemmas: [] },
    translations: (rows[index] ?? []).map(translations.read),
  }));
  const meant = await chooseLemmas(database, pasted, { langCode, tranLangCode, callerId });
  const read = await inTurns(lines, (written, index) => {
    const { line } = written;
    const { text, translations } = meant[index] ?? { ...written, translations: [] };
    const found = words.get(written.mode)?.find(text);
    const mode = written.mode ?? found?.mode;
    return {
      line,
      text,
      mode,
      homograph: numberOf.get(line) ?? written.homograph,
      first: found,
      translations: keepDistinct(translations),
      translationMode: hasDefinitions ? getExplainingMode(mode) : undefined,
    };
  });
  const chosen = await chooseHomographs(database, read, { tranLangCode, callerId });
  return {
    lines: chosen,
    errors: [...errors, ...chosen.flatMap((line) => findErrors(line, { hasDefinitions }))],
    findTranslation: translations.find,
  };
}

/** The words that the lines mean, by the mode that the lines name. */
async function findWordsOfLines(
  database: Database,
  lines: readonly ImportLine[],
  { langCode, callerId }: { langCode: string; callerId: string | undefined },
): Promise<Map<WordMode | undefined, PastedWords>> {
  const byMode = Map.groupBy(lines, ({ mode }) => mode);
  const found = [...byMode].map(async ([mode, ofMode]) => {
    const texts = ofMode.map(({ text }) => text);
    return [
      mode,
      await findPastedWords(database, { langCode, texts }, { callerId, mode }),
    ] as const;
  });
  return new Map(await Promise.all(found));
}

async function splitRows(
  database: Database,
  lines: readonly { cells: string[] }[],
  { langCode, callerId }: { langCode: string; callerId: string | undefined },
): Promise<string[][]> {
  const texts = (await inTurns(lines, ({ cells }) => listAmbiguousTexts(cells))).flat();
  const named = texts.map((text) => ({ langCode, text }));
  const findWord = await findNamedWords(database, named, { callerId });
  const isKnown = (text: string) => findWord({ langCode, text }) !== undefined;
  return inTurns(lines, ({ cells }) => splitTranslations(cells, isKnown));
}

/** A definition explains words, and definitions explain other words. */
const getExplainingMode = (mode: WordMode | undefined): WordMode =>
  mode === WordMode.Definition ? WordMode.Word : WordMode.Definition;

function findErrors(line: ReadLine, language: { hasDefinitions: boolean }): CsvError[] {
  const issue = findIssue(line, language);
  return issue === undefined ? [] : [{ line: line.line, issue }];
}

function findIssue(
  { text, mode, translations, translationMode }: ReadLine,
  { hasDefinitions }: { hasDefinitions: boolean },
): Issue | undefined {
  if (translations.length > maxTranslations) {
    return { code: 'maxItems', maxItems: maxTranslations };
  }
  const isTranslated = translations.length > 0 && !hasDefinitions;
  if (mode === WordMode.Definition && isTranslated) return { code: 'invalid' };
  const issues = [
    findTextIssue(text, mode),
    ...translations.map((one) => findTextIssue(one, translationMode)),
  ];
  return issues.find(Boolean);
}

const findTextIssue = (text: string, mode: WordMode | undefined): Issue | undefined =>
  composeChecks(required(), maxLength(maxTextLength(mode)))(text);

/**
 * The distinct translations of a line. `;` and `/` separate them, except within an existing word such
 * as `km/h`.
 */
export function splitTranslations(cells: readonly string[], isKnown: (text: string) => boolean) {
  const texts = cells
    .flatMap((cell) => (isKnown(cell) ? [cell] : splitParts(cell)))
    .flatMap((part) => (isKnown(part) ? [part] : part.split('/')))
    .map(normalizeText)
    .filter((text) => text !== '');
  return keepDistinct(texts);
}

export const keepDistinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [wordKey(text), text])).values(),
];

/** Texts that may be either one word or several. */
export function listAmbiguousTexts(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => [cell, ...splitParts(cell)]).filter((text) => /[;/]/.test(text));
}

const splitParts = (cell: string): string[] => cell.split(';').map(normalizeText);
