import { isArticle } from './articles.ts';
import { type ColumnLanguages, nameColumns } from './column-names.ts';
import { isSound } from './furigana.ts';
import { countsUp } from './list-marks.ts';
import { isPhonetic, unwrapSounds } from './phonetics.ts';
import { isSentence } from './sentence.ts';

/** What a column has. That of articles may have genders. */
export const columnRoles = [
  'word',
  'translation',
  'example',
  'exampleTranslation',
  'reading',
  'ipa',
  'plural',
  'article',
  'speechPart',
  'tag',
  'note',
  'mode',
  'homograph',
  'skip',
] as const;

export type ColumnRole = (typeof columnRoles)[number];

export interface TableColumn {
  role: ColumnRole;
  /** As the file names it, or empty. */
  name: string;
}

/** Cells of a table without column names, which tell the roles of its columns. */
interface Sample {
  words: readonly string[];
  values: readonly string[];
}

const han = /\p{Script=Han}/u;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;

const holdsFor = (values: readonly string[], test: (value: string, index: number) => boolean) => {
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 && values.filter(test).length * 2 > filled.length;
};

/** Among words in kana, those with characters tell. */
function hasReadings({ words, values }: Sample): boolean {
  const select = (pattern: RegExp) => values.filter((_, index) => pattern.test(words[index] ?? ''));
  const judged = [select(han), select(kana)].find(({ length }) => length > 0) ?? [];
  return (
    holdsFor(words, (word) => han.test(word) || kana.test(word)) &&
    holdsFor(judged, (value) => isSound(unwrapSounds(value)))
  );
}

const hasPhonetics = ({ values }: Sample): boolean => holdsFor(values, isPhonetic);

const gender = /^(?:m|f|n|nt|mf|m\/f)\.?$/;

/** The only column of articles or genders, if there are words and translations beside it. */
function findArticles(columns: readonly (readonly string[])[]): number | undefined {
  const places = columns.flatMap((values, index) =>
    holdsFor(values, (value) => isArticle(value) || gender.test(value)) ? [index] : [],
  );
  return columns.length > 2 && places.length === 1 ? places[0] : undefined;
}

const hasSentences = ({ values }: Sample): boolean =>
  holdsFor(values, (value) => isSentence(value));

/** More tell no more. */
const sampleSize = 30;

interface ColumnSource extends ColumnLanguages {
  /** As the file names them. */
  names: readonly string[];
  /** What the file or the reader says about some columns. */
  roles: ReadonlyMap<number, ColumnRole>;
  rows: readonly (readonly string[])[];
  /** What a column is that nothing tells about. */
  other: ColumnRole;
}

/** Decides what each column is: as told, as named, as its cells look, or by its place. */
export function findColumns({
  names,
  roles,
  rows,
  other,
  ...languages
}: ColumnSource): TableColumn[] {
  const told = names.slice(0, names.findLastIndex((name) => name.trim() !== '') + 1);
  const width = rows.reduce((most, row) => Math.max(most, row.length), told.length);
  const places = Array.from({ length: width }, (_, index) => index);
  const named = nameColumns(told, languages);
  const known = places.map((index) => roles.get(index) ?? named[index]);
  const sample = rows.slice(0, sampleSize);
  const listValues = (at: number) => sample.map((row) => row[at] ?? '');
  if (told.length === 0) guessPlace(known, sample, places.map(listValues));
  const open = places.filter((index) => known[index] === undefined);
  const wordAt = known.includes('word') ? known.indexOf('word') : (open.shift() ?? 0);
  known[wordAt] ??= 'word';
  const lookAt = (index: number) => ({ words: listValues(wordAt), values: listValues(index) });
  // The translations of a word may have more cells than the header.
  const isOpenEnded = told.length > 0 && known[told.length - 1] === 'translation';
  const chooseOther = (index: number) => {
    if (index < told.length) return 'note';
    return isOpenEnded ? 'translation' : other;
  };
  for (const index of open) {
    const looks = lookAt(index);
    const isBeside = open.length > 1 || known.includes('translation');
    known[index] =
      (isBeside ? guessSound(looks) : undefined) ?? guessRole(looks, known, chooseOther(index));
  }
  return places.map((index) => ({
    // In Chinese and Japanese lists, a column named “pronunciation” contains readings.
    role:
      named[index] === 'ipa' && known[index] === 'ipa' && hasReadings(lookAt(index))
        ? 'reading'
        : (known[index] ?? other),
    name: names[index] ?? '',
  }));
}

/** Columns that are no words although they may stand first: numbers, and articles. */
function guessPlace(
  known: (ColumnRole | undefined)[],
  rows: readonly (readonly string[])[],
  columns: readonly (readonly string[])[],
): void {
  const numbers = rows.filter(({ length }) => length > 1).map(([first]) => first);
  if (columns.length > 2 && countsUp(numbers)) known[0] ??= 'skip';
  const articlesAt = findArticles(columns);
  if (articlesAt !== undefined) known[articlesAt] ??= 'article';
}

function guessSound(looks: Sample): ColumnRole | undefined {
  if (hasReadings(looks)) return 'reading';
  return hasPhonetics(looks) ? 'ipa' : undefined;
}

function guessRole(
  looks: Sample,
  known: readonly (ColumnRole | undefined)[],
  other: ColumnRole,
): ColumnRole {
  if (!known.includes('translation')) return 'translation';
  if (!hasSentences(looks)) return other;
  return known.includes('example') ? 'exampleTranslation' : 'example';
}
