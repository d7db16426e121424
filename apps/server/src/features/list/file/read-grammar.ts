import { type Grammar, grammar as grammarFields } from '@wordhoard/contract';
import { genderCodes, speechPartOptions } from '@wordhoard/contract/enumeration';
import { normalizeText } from '@wordhoard/contract/text';
import { chooseArticle } from '@wordhoard/quiz-engine/text';
import type { WordEntry } from '@wordhoard/word-import';
import { isExported } from './read-exported.ts';

/** What a line says of the grammar of its word, without what does not fit. JSON tells everything. */
export function readGrammar(entry: WordEntry, langCode: string): Grammar {
  const told = grammarFields.safeParse(entry.source?.['grammar']);
  if (told.success) return told.data;
  const { text, article, plural, ipa, reading = '' } = entry;
  const gender = entry.gender ?? genderCodes.find((code) => listNames(entry).includes(code));
  const isOfGender = gender && chooseArticle(text, langCode, gender) === article?.toLowerCase();
  const fields = {
    ...readReadings(reading, { text, langCode, isExported: isExported(entry) }),
    ...{ gender, plural, article: isOfGender ? undefined : article },
    ...(ipa && { ipa }),
  };
  return Object.assign(
    {},
    ...Object.entries(fields).flatMap(([name, value]) => {
      const field = { [name]: value && normalizeText(value) };
      return value && grammarFields.safeParse(field).success ? [field] : [];
    }),
  );
}

/** A column of parts of speech may also have the gender: `noun, feminine`. */
const listNames = ({ speechPart = '' }: WordEntry): string[] =>
  speechPart.split(/[;,\n]/).map((name) => name.trim());

/** The ids of the parts of speech that a line names. */
export const listSpeechParts = (entry: WordEntry): number[] =>
  listNames(entry).flatMap((name) => speechPartOptions.find(({ code }) => code === name)?.id ?? []);

type Readings = Pick<Grammar, 'reading' | 'romanisation' | 'stress' | 'ipa'>;

interface ReadWord {
  text: string;
  langCode: string;
  isExported: boolean;
}

const endingWithIpa = /^(?:(?<others>.*);\s)?\/(?<ipa>.+)\/$/s;
const enclosed = /^\(.*\)$|^\[.*\]$/;

/** Reads what a column of readings says: kana or pinyin, Latin letters, marks of stress, and phonetic signs. */
function readReadings(cell: string, word: ReadWord): Readings {
  const { others = '', ipa } = endingWithIpa.exec(cell)?.groups ?? { others: cell };
  const readings: Readings = {};
  for (const part of others.split(/;\s/).map((one) => one.trim())) {
    const kind = classify(part, word);
    const isMarked = (kind === 'ipa' || kind === 'romanisation') && enclosed.test(part);
    const text = isMarked ? part.slice(1, -1) : part;
    if (text !== '') readings[kind] = [readings[kind] ?? [], text].flat().join('; ');
  }
  return { ...readings, ...(ipa && { ipa }) };
}

const phonetic = /^\[.*\]$|[ɐ-ʯˈˌː]/;
const latin = /^[\p{Script=Latin}\p{Mark}\p{N}\p{P}\p{Zs}]+$/u;
/** Their readings have Latin letters. */
const latinReadings = /^(zh|yue)\b/;

/** What a reading is. Exports mark what letters would not tell. */
function classify(reading: string, { text, langCode, isExported: isMarked }: ReadWord) {
  if (reading !== text && withoutStress(reading) === withoutStress(text)) return 'stress';
  if (isMarked) return /^\(.*\)$/.test(reading) ? 'romanisation' : 'reading';
  if (latinReadings.test(langCode)) return 'reading';
  if (phonetic.test(reading)) return 'ipa';
  return latin.test(reading) && !latin.test(text) ? 'romanisation' : 'reading';
}

const withoutStress = (text: string): string =>
  text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');

/** Writes readings as a cell that an import reads again. */
export const joinReadings = ({ reading, romanisation, stress, ipa }: Readings): string =>
  [reading, romanisation && `(${romanisation})`, stress, ipa && `/${ipa}/`]
    .filter(Boolean)
    .join('; ');
