import { countsUp } from './list-marks.ts';
import { isSentence } from './sentence.ts';

/** What a column has. */
export const columnRoles = [
  'word',
  'translation',
  'example',
  'exampleTranslation',
  'reading',
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

const names: Record<ColumnRole, string> = {
  word: 'word|words|term|terms|front|text|expression|vocabulary|vocab|headword|lemma|learnable|слово|слова|термин',
  translation:
    'translation|translations|definition|definitions|meaning|meanings|back|gloss|hint1|hint2|hint3|hint 1|hint 2|hint 3|перевод|переводы|значение|определение',
  example:
    'example|examples|sentence|example sentence|context|phrase|fragment|пример|примеры|предложение',
  exampleTranslation:
    'example translation|exampletranslation|translated example|sentence translation|sentence meaning|перевод примера|перевод предложения',
  reading: 'reading|kana|furigana|pinyin|stress|hint|чтение|пиньинь|ударение',
  plural: 'plural|plurals|множественное число|множественное',
  article: 'article|артикль',
  speechPart: 'part of speech|pos|speechpart|часть речи',
  tag: 'tag|tags|topic|тег|теги|тема|метки',
  note: 'note|notes|comment|comments|заметка|заметки|комментарий|примечание',
  mode: 'mode|вид',
  homograph: 'homograph|омоним',
  skip: 'id|pk|status|extended status|importance|strength|last practiced|locale|hint locale|hint1 locale|hint2 locale|audio|image|url',
};

const roleOf = new Map<string, ColumnRole>(
  (Object.keys(names) as (keyof typeof names)[]).flatMap((role) =>
    names[role].split('|').map((name): [string, ColumnRole] => [name, role]),
  ),
);

export interface ColumnLanguages {
  /** BCP 47 codes: the learned language, and that of translations. */
  languages?: readonly string[] | undefined;
}

/** What a column is by its name, which may be that of one of the languages. */
function findRole(name: string, { languages = [] }: ColumnLanguages): ColumnRole | undefined {
  const folded = name.trim().toLowerCase().replaceAll('_', ' ');
  const language = languages.findIndex((code) => listLanguageNames(code).includes(folded));
  const numbered = folded.replace(/ ?\d+$/, '');
  return (
    roleOf.get(folded) ??
    (['word', 'translation'] as const)[language] ??
    (numbered === 'tag' ? 'tag' : undefined)
  );
}

function listLanguageNames(code: string): string[] {
  return ['en', 'ru', code].flatMap((locale) => {
    try {
      return new Intl.DisplayNames([locale], { type: 'language' }).of(code)?.toLowerCase() ?? [];
    } catch {
      return [];
    }
  });
}

/** A row names columns if it names a word and something else, and nothing twice but translations. */
export function isHeaderRow(cells: readonly string[], languages: ColumnLanguages): boolean {
  const roles = cells.flatMap((cell) => findRole(cell, languages) ?? []);
  const words = roles.filter((role) => role === 'word').length;
  const named = roles.filter((role) => !['word', 'mode', 'skip'].includes(role)).length;
  const isClear = roles.length * 2 > cells.length && (named > 0 || roles.includes('mode'));
  return words === 1 && isClear;
}

/** Cells of a table without column names, which tell the roles of its columns. */
interface Sample {
  words: readonly string[];
  values: readonly string[];
}

const han = /\p{Script=Han}/u;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
const pinyin = /^(?=.*(?:[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]|[a-zü][1-5]))[\p{Script=Latin}\d\s'’-]+$/iu;

const holdsFor = (values: readonly string[], test: (value: string, index: number) => boolean) => {
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 && values.filter(test).length * 2 > filled.length;
};

const isReading = ({ words, values }: Sample): boolean =>
  holdsFor(words, (word) => han.test(word)) &&
  holdsFor(values, (value) => kana.test(value) || pinyin.test(value));

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
  const width = rows.reduce((most, row) => Math.max(most, row.length), names.length);
  const places = Array.from({ length: width }, (_, index) => index);
  const known = places.map((index) => roles.get(index) ?? findRole(names[index] ?? '', languages));
  const sample = rows.slice(0, sampleSize);
  const listValues = (at: number) => sample.map((row) => row[at] ?? '');
  if (names.length === 0 && width > 2 && countsUp(listValues(0))) known[0] ??= 'skip';
  const open = places.filter((index) => known[index] === undefined);
  const wordAt = known.includes('word') ? known.indexOf('word') : (open.shift() ?? 0);
  known[wordAt] ??= 'word';
  // The translations of a word may have more cells than the header.
  const isOpenEnded = names.length > 0 && known[names.length - 1] === 'translation';
  const chooseOther = (index: number) => {
    if (index < names.length) return 'note';
    return isOpenEnded ? 'translation' : other;
  };
  for (const index of open) {
    const looks = { words: listValues(wordAt), values: listValues(index) };
    known[index] =
      open.length > 1 && isReading(looks) ? 'reading' : guessRole(looks, known, chooseOther(index));
  }
  return places.map((index) => ({ role: known[index] ?? other, name: names[index] ?? '' }));
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
