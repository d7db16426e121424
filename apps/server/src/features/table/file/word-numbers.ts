import type { NewTableCell, TableRow } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import type { Database } from '../../../platform/database/database.ts';
import { findNamedWords } from '../../collection/find-named-words.ts';
import { chooseLemma, collectTableWords, findLemmas } from '../../word/lemmas.ts';
import { joinHomograph, splitHomograph } from '../../word/numbered-text.ts';
import { findWordsById } from '../../word/store.ts';
import type { ColumnRow } from '../part-store.ts';

type Words = TableRow['cells'][number]['words'];

/** Finds the words whose text alone would mean another word in its place: one of the same text, or one that it is a form of. */
export async function findUnclearWords(
  database: Database,
  { columns, rows }: { columns: readonly ColumnRow[]; rows: readonly TableRow[] },
  callerId: string | undefined,
): Promise<Set<Words[number]>> {
  const words = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.words)).filter(isNamed);
  const findWord = await findNamedWords(database, words, { callerId });
  const isOther = (word: Words[number]): boolean => {
    const first = findWord(word);
    return first?.mode === word.mode && first.id !== word.id;
  };
  const lookUps = new Map<string, Awaited<ReturnType<typeof findLemmas>>>();
  for (const [langCode, named] of Map.groupBy(words, (word) => word.langCode)) {
    const texts = named.map(({ text }) => text);
    lookUps.set(langCode, await findLemmas(database, { langCode, texts }));
  }
  const tableWords = collectTableWords();
  const isForm = ({ langCode, text, mode }: Words[number], place: Place): boolean => {
    if (mode !== WordMode.Word) return false;
    const lemmas = lookUps.get(langCode)?.(text) ?? [];
    const { name, localizedName } = place.of;
    const columnNames = [name, ...Object.values(localizedName ?? {})];
    const own = findWord({ langCode, text });
    return (
      chooseLemma({ text, own, lemmas }, { ...tableWords.near(place), columnNames }) !== undefined
    );
  };
  const unclear = new Set<Words[number]>();
  for (const place of listPlaces(columns, rows)) {
    for (const word of place.words) {
      if (isNamed(word) && (isOther(word) || isForm(word, place))) unclear.add(word);
      tableWords.add(place, word.id);
    }
  }
  return unclear;
}

const isNamed = ({ form }: Words[number]): boolean => form === undefined;

type Place = ReturnType<typeof listPlaces>[number];

const listPlaces = (columns: readonly ColumnRow[], rows: readonly TableRow[]) =>
  rows.flatMap(({ id: rowId, cells }) =>
    columns.map((of, column) => ({ rowId, column, of, words: cells[column]?.words ?? [] })),
  );

/** The text of a word in CSV: `sein²`, if the text alone is unclear. */
export const writeNumbered = (word: Words[number], unclear: ReadonlySet<Words[number]>): string =>
  unclear.has(word) ? joinHomograph(word.text, word.homograph) : (word.form ?? word.text);

interface NumberedText {
  langCode: string;
  text: string;
}

/** Replaces texts such as `sein²` by the words that they number, unless there are none: `km²` is a text like others. */
export async function resolveNumbers<Row extends { cells: NewTableCell[] }>(
  database: Database,
  { columns, rows }: { columns: readonly { langCode: string | null }[]; rows: readonly Row[] },
  callerId: string,
): Promise<Row[]> {
  const ids = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, index) =>
      listTexts(cell).flatMap((text) =>
        listIds({ text, langCode: columns[index]?.langCode ?? '' }),
      ),
    ),
  );
  const known = new Set((await findWordsById(database, ids, callerId)).map(({ id }) => id));
  const resolve = (cell: NewTableCell, langCode: string): NewTableCell =>
    'label' in cell
      ? cell
      : {
          words: cell.words.map((word) => {
            if ('id' in word) return word;
            const id = listIds({ text: word.text, langCode }).find((one) => known.has(one));
            return id === undefined ? word : { id };
          }),
        };
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => resolve(cell, columns[index]?.langCode ?? '')),
  }));
}

const listTexts = (cell: NewTableCell): string[] =>
  'label' in cell ? [] : cell.words.flatMap((word) => ('text' in word ? [word.text] : []));

/** The words that a text with a number may mean: the one that is written so comes first. */
function listIds({ langCode, text }: NumberedText): string[] {
  const numbered = splitHomograph(text);
  if (numbered.text === text || numbered.text === '') return [];
  const { Word, Idiom, Definition } = WordMode;
  return [{ text }, ...[Word, Idiom, Definition].map((mode) => ({ ...numbered, mode }))].map(
    (word) => computeWordId({ langCode, ...word }),
  );
}
