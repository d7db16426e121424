import { WordMode } from '@wordhoard/contract/enumeration';
import { cleanAnkiField } from '@wordhoard/word-import';
import { joinSenses } from './join-senses.ts';
import type { ExportedList, ExportedWord } from './list-file.ts';
import { joinReadings } from './read-grammar.ts';

/** A column of a table of words, by a name that an import knows. */
interface Column {
  name: string;
  read: (word: ExportedWord) => string;
}

/** The modes in the column `mode`. */
export const modeNames = {
  [WordMode.Word]: 'word',
  [WordMode.Definition]: 'definition',
  [WordMode.Idiom]: 'idiom',
} as const;

/** The columns of a list beside translations. */
export const listColumns = (list: ExportedList): Column[] => [
  { name: 'word', read: ({ text }) => protect(text) },
  ...(hasModes(list) ? [modeColumn] : []),
  ...(hasHomographs(list) ? [homographColumn] : []),
  ...listFactColumns(list),
];

const modeColumn: Column = { name: 'mode', read: ({ mode }) => modeNames[mode] };
const homographColumn: Column = {
  name: 'homograph',
  read: ({ homograph = 1 }) => String(homograph),
};

/** The column tells an import that the file is an export, see `isExported`. Words without remarks need none. */
const hasModes = ({ words }: ExportedList): boolean =>
  words.some(({ mode, isDescribed }) => mode !== WordMode.Word || isDescribed);

/** Without the column, a word is the first of its text. */
const hasHomographs = ({ words }: ExportedList): boolean =>
  words.some(({ homograph = 1 }) => homograph > 1);

/** The facts that at least one word has. */
const listFactColumns = ({ words, tranLangCode }: ExportedList): Column[] =>
  Object.entries(facts)
    .map(([name, read]) => ({
      name,
      read: (word: ExportedWord) => protect(read(word, tranLangCode)),
    }))
    .filter(({ read }) => words.some((word) => read(word) !== ''));

type ReadFact = (word: ExportedWord, tranLangCode: string | undefined) => string | undefined;

const ofDescribed =
  (read: ReadFact): ReadFact =>
  (word, tranLangCode) =>
    word.isDescribed ? read(word, tranLangCode) : '';

const facts: Record<string, ReadFact> = {
  article: ({ article }) => article,
  plural: ({ plural }) => plural,
  reading: ({ isDescribed, reading, grammar }) =>
    isDescribed ? joinReadings(grammar ?? {}) : reading,
  'part of speech': ofDescribed(({ speechPart = [], grammar }) =>
    [...speechPart, grammar?.gender].filter(Boolean).join(', '),
  ),
  example: ofDescribed(({ example }) => example),
  'example translation': ofDescribed(
    ({ exampleDetails }, tranLangCode) =>
      exampleDetails?.trans.find(({ langCode }) => langCode === tranLangCode)?.text,
  ),
  tags: ({ tags = [] }) => tags.join('; '),
  note: ({ note }) => note,
};

/** Definitions may contain any separator, so each has a cell. */
export const listTranslationCells = (
  { langCode, tranLangCode }: ExportedList,
  { translations }: ExportedWord,
): string[] =>
  tranLangCode === langCode ? translations.map(protect) : [protect(joinSenses(translations))];

const listMark = /^(?:[-–—•*·]|\(?\d{1,5}[.)])\s/;
const opening = /[[{<&]/g;
/** An import leaves it out. */
const wordJoiner = '\u2060';

/** Keeps an import from reading markup or the mark of a list in a text. */
function protect(text = ''): string {
  const isMarkup = cleanAnkiField(text).text !== text;
  const unmarked = isMarkup ? text.replace(opening, `$&${wordJoiner}`) : text;
  return listMark.test(unmarked) ? `${wordJoiner}${unmarked}` : unmarked;
}
