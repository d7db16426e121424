import type { routes, WordOption } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { maxTextLength } from '@wordhoard/contract/limits';
import { normalizeText, wordKey } from '@wordhoard/contract/text';
import { composeChecks, type Issue, maxLength, required } from '@wordhoard/validators';
import { listAmbiguousTexts, splitSenses, type WordEntry } from '@wordhoard/word-import';
import type { CsvError } from '../../../platform/csv/csv-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { buildFieldError } from '../../../platform/errors/application-error.ts';
import type { RouteRequest } from '../../../platform/http/answer.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import {
  findNamedWords,
  findPastedWords,
  type PastedText,
  type PastedWords,
} from '../../collection/find-named-words.ts';
import { chooseHomographs } from './choose-homographs.ts';
import { chooseLemmas } from './choose-lemmas.ts';
import { type ImportLine, type ImportLines, maxTranslations, readLines } from './import-lines.ts';
import { isExported } from './read-exported.ts';

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
  /** What else the line says about the word. */
  entry?: WordEntry | undefined;
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
export const readImport = (
  database: Database,
  listText: ListText,
  callerId: string | undefined,
): Promise<ReadImport> => resolveLines(database, readLines(listText), { ...listText, callerId });

type LineLanguages = Pick<ListText, 'langCode' | 'tranLangCode' | 'homographs'> & {
  callerId: string | undefined;
};

/** Finds the words that lines mean. */
export async function resolveLines(
  database: Database,
  { lines, errors, lineNumbers, commas = false }: ImportLines,
  { langCode, tranLangCode, homographs = [], callerId }: LineLanguages,
): Promise<ReadImport> {
  const unknownLine = homographs.findIndex(({ line }) => !lineNumbers?.has(line));
  if (unknownLine >= 0)
    throw buildFieldError(`homographs.${unknownLine}.line`, { code: 'invalid' });
  const hasDefinitions = readsDefinitions({ langCode, tranLangCode });
  const [words, rows] = await Promise.all([
    findWordsOfLines(database, lines, { langCode, callerId }),
    hasDefinitions
      ? lines.map(({ cells }) => keepDistinct(cells.flatMap((cell) => cell.split('\n'))))
      : splitRows(database, lines, { langCode: tranLangCode ?? '', callerId, commas }),
  ]);
  const translations = await findPastedWords(
    database,
    { langCode: tranLangCode ?? '', texts: rows.flat() },
    { callerId, mode: hasDefinitions ? WordMode.Definition : undefined },
  );
  const numberOf = new Map(homographs.map(({ line, homograph }) => [line, homograph]));
  const pasted = await inTurns(lines, ({ text, mode, entry }, index) =>
    isExported(entry)
      ? { word: keepText(text), translations: (rows[index] ?? []).map(keepText) }
      : {
          word: readWord(words.get(mode), text, normalizeText(entry?.written ?? text)),
          translations: (rows[index] ?? []).map(translations.read),
        },
  );
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
      entry: written.entry,
    };
  });
  const chosen = await chooseHomographs(database, read, { tranLangCode, callerId });
  return {
    lines: chosen,
    errors: [...errors, ...chosen.flatMap((line) => findErrors(line, { hasDefinitions }))],
    findTranslation: translations.find,
  };
}

const keepText = (text: string): PastedText => ({ text, lemmas: [] });

/** A known word keeps what looks like a note about it: `alto, -a`. */
const readWord = (words: PastedWords | undefined, text: string, written: string): PastedText =>
  words?.find(written) ? keepText(written) : (words?.read(text) ?? keepText(text));

/** The words that the lines mean, by the mode that the lines name. */
async function findWordsOfLines(
  database: Database,
  lines: readonly ImportLine[],
  { langCode, callerId }: { langCode: string; callerId: string | undefined },
): Promise<Map<WordMode | undefined, PastedWords>> {
  const byMode = Map.groupBy(lines, ({ mode }) => mode);
  const found = [...byMode].map(async ([mode, ofMode]) => {
    const texts = ofMode.flatMap(({ text, entry }) => [
      text,
      normalizeText(entry?.written ?? text),
    ]);
    return [
      mode,
      await findPastedWords(database, { langCode, texts }, { callerId, mode }),
    ] as const;
  });
  return new Map(await Promise.all(found));
}

async function splitRows(
  database: Database,
  lines: readonly Pick<ImportLine, 'cells' | 'entry'>[],
  {
    langCode,
    callerId,
    commas,
  }: { langCode: string; callerId: string | undefined; commas: boolean },
): Promise<string[][]> {
  const texts = (await inTurns(lines, ({ cells }) => cells.flatMap(listAmbiguousTexts))).flat();
  const named = texts.map((text) => ({ langCode, text }));
  const findWord = await findNamedWords(database, named, { callerId });
  return inTurns(lines, ({ cells, entry }) => {
    const listed = new Set(
      Object.values(entry?.source ?? {})
        .filter(Array.isArray)
        .flat(),
    );
    const isWhole = (text: string) =>
      listed.has(text) || findWord({ langCode, text }) !== undefined;
    return keepDistinct(
      cells.flatMap((cell) => splitSenses(cell, { commas, isWhole })).map(normalizeText),
    );
  });
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

export const keepDistinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [wordKey(text), text])).values(),
];
