import { WordMode } from '@wordhoard/contract/enumeration';
import { limits, maxHomograph } from '@wordhoard/contract/limits';
import { foldForSearch, normalizeText } from '@wordhoard/contract/text';
import type { Issue } from '@wordhoard/validators';
import {
  findCommaSenses,
  readEntries,
  readTable,
  type UnreadLines,
  type WordEntry,
} from '@wordhoard/word-import';
import type { CsvError } from '../../../platform/csv/csv-error.ts';
import { checkImportCount, checkWordCount } from '../rules.ts';
import { modeNames } from './list-columns.ts';
import { isExported, listTexts, readExported } from './read-exported.ts';
import type { ListText } from './read-import.ts';

export const maxTranslations = 10;

export interface ImportLine {
  line: number;
  text: string;
  mode: WordMode | undefined;
  homograph: number | undefined;
  /** The cells of translations, each with one or more of them. */
  cells: string[];
  /** What else the line says about the word. */
  entry?: WordEntry;
}

export interface ImportLines {
  lines: ImportLine[];
  errors: CsvError[];
  /** The numbers of all lines of the text, also of other parts. */
  lineNumbers?: ReadonlySet<number>;
  /** Whether commas separate translations. */
  commas?: boolean;
}

/** The column `mode` has names. JSON has numbers. */
const modes = new Map(
  Object.values(WordMode).flatMap((mode) => [
    [modeNames[mode], mode] as const,
    [String(mode), mode] as const,
  ]),
);
const modeOptions = Object.values(modeNames);
const homographOptions = Array.from({ length: maxHomograph }, (_, index) => String(index + 1));

type LinesText = Pick<ListText, 'text' | 'reading' | 'part'> &
  Partial<Pick<ListText, 'langCode' | 'tranLangCode'>>;

/** Reads pasted lines. Each has a word and optionally its translations. */
export function readLines({
  text,
  langCode,
  tranLangCode,
  reading = {},
  part,
}: LinesText): ImportLines {
  const { commas, ...choices } = reading;
  const languages = [langCode, tranLangCode].flatMap((code) => code ?? []);
  const table = readTable(text, { ...choices, languages });
  const entries = readEntries(table);
  if (part === undefined) checkWordCount(entries.length);
  else checkImportCount(entries.length);
  const { listMaxWords } = limits;
  const first = ((part ?? 1) - 1) * listMaxWords;
  const taken = entries.slice(first, first + listMaxWords);
  const end = entries[first + listMaxWords]?.line ?? Number.POSITIVE_INFINITY;
  const start = first === 0 ? 0 : (taken[0]?.line ?? end);
  const unread = table.unread
    .filter(({ line }) => line >= start && line < end)
    .map(({ line, code }) => ({ line, issue: unreadIssues[code] }));
  const { lines, errors } = toLines(taken);
  const empty = taken.length + unread.length === 0;
  return {
    lines,
    errors: empty ? [{ line: 1, issue: { code: 'required' } }] : [...unread, ...errors],
    lineNumbers: new Set([...entries, ...table.unread].map(({ line }) => line)),
    commas: commas ?? findCommaSenses(entries.flatMap(({ meanings }) => meanings)),
  };
}

/** Turns the words of a table or a package into lines, and names those that cannot be imported. */
export function toLines(entries: readonly WordEntry[]): Pick<ImportLines, 'lines' | 'errors'> {
  const crowded = entries.filter(isCrowded).map(({ line }) => ({ line, issue: tooMany }));
  return {
    lines: entries.filter((entry) => !isCrowded(entry)).map(readLine),
    errors: [...crowded, ...entries.flatMap(findUnknown)],
  };
}

const tooMany: Issue = { code: 'maxItems', maxItems: maxTranslations };

const unreadIssues: Record<UnreadLines['code'], Issue> = {
  quotation: { code: 'quotation' },
  cells: tooMany,
  outside: { code: 'invalid' },
  media: { code: 'required' },
};

/** Ten translations that contain commas have fewer separators. Each would be looked up. */
const maxSeparators = 60;

const isCrowded = ({ meanings }: WordEntry): boolean =>
  (meanings.join(';').match(/[;/,]/g)?.length ?? 0) > maxSeparators;

function readLine(written: WordEntry): ImportLine {
  const entry = isExported(written) ? readExported(written) : written;
  const { line, text, mode, homograph, meanings, source } = entry;
  const listed = Array.isArray(source?.['translations']) ? source['translations'] : undefined;
  const cells = listed ? listTexts(listed) : meanings;
  return {
    line,
    text: normalizeText(text),
    mode: findMode(mode),
    homograph: findHomograph(homograph),
    cells: cells.map((cell) => cell.split('\n').map(normalizeText).join('\n')),
    entry,
  };
}

/** What a column has that is none of its options. */
const findUnknown = ({ line, mode, homograph }: WordEntry): CsvError[] => [
  ...(mode && findMode(mode) === undefined
    ? [{ line, issue: { code: 'option' as const, options: modeOptions } }]
    : []),
  ...(homograph && findHomograph(homograph) === undefined
    ? [{ line, issue: { code: 'option' as const, options: homographOptions } }]
    : []),
];

const findMode = (name = ''): WordMode | undefined => modes.get(foldForSearch(name));

const findHomograph = (number = ''): number | undefined =>
  homographOptions.includes(number.trim()) ? Number(number) : undefined;
