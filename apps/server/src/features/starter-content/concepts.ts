import {
  type LevelCode,
  levelCodes,
  type SpeechPartCode,
  speechPartCodes,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { type Concept, type ContentLangCode, contentLangCodes, type Group } from './content.ts';
import { ContentError, parseTabSeparated, type Row } from './tab-separated.ts';

/** Reads the concepts of a group. */
export function parseConcepts(file: string, text: string, group: string): Concept[] {
  const columns = ['speechPart', 'level', 'picture', 'sense', 'definition', ...contentLangCodes];
  return parseTabSeparated(file, text, columns).map((row) => ({
    group,
    speechPart: speechPart(file, row),
    level: level(file, row),
    ...picture(file, row),
    ...(row.cell('sense') && { sense: row.cell('sense') }),
    ...(row.cell('definition') && { senseKey: row.cell('definition') }),
    words: readWords(row),
  }));
}

/** Countries with their flags. `Intl` provides the names that are not in the file. */
export function parseRegions(file: string, text: string): Concept[] {
  return parseTabSeparated(file, text, ['code', ...contentLangCodes]).map((row) => ({
    group: 'countries',
    speechPart: 'noun',
    picture: toFlag(row.cell('code')),
    words: readNames(row, 'region'),
  }));
}

export function parseLanguages(file: string, text: string): Concept[] {
  return parseTabSeparated(file, text, ['code', ...contentLangCodes]).map((row) => ({
    group: 'languages',
    speechPart: 'noun',
    words: readNames(row, 'language'),
  }));
}

function picture(file: string, row: Row): { picture?: string } {
  const hex = row.cell('picture');
  if (hex === '') return {};
  if (/^[0-9a-f]{2,6}(-[0-9a-f]{2,6})*$/.test(hex)) return { picture: hex };
  throw new ContentError(file, row.line, `${hex} is not a picture`);
}

function speechPart(file: string, row: Row): SpeechPartCode {
  const code = speechPartCodes.find((known) => known === row.cell('speechPart'));
  if (code !== undefined) return code;
  throw new ContentError(file, row.line, `${row.cell('speechPart')} is not a part of speech`);
}

function level(file: string, row: Row): LevelCode {
  const written = row.cell('level');
  const code = levelCodes.find((known) => known === written);
  if (code !== undefined) return code;
  throw new ContentError(file, row.line, `${written} is not a level`);
}

/** The words of a cell, separated by bars, the headword first. */
const alternatives = (cell: string): string[] =>
  cell
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '');

const readWords = (row: Row): Concept['words'] =>
  perLanguage((langCode) => alternatives(row.cell(langCode)));

function readNames(row: Row, type: 'region' | 'language'): Concept['words'] {
  return perLanguage((langCode) => {
    const written = alternatives(row.cell(langCode));
    return written.length > 0 ? written : [platformName(langCode, type, row.cell('code'))];
  });
}

function platformName(langCode: string, type: 'region' | 'language', code: string): string {
  return new Intl.DisplayNames([langCode], { type }).of(code) ?? code;
}

function perLanguage(words: (langCode: ContentLangCode) => readonly string[]): Concept['words'] {
  const entries = contentLangCodes.map((langCode) => [langCode, words(langCode)] as const);
  return Object.fromEntries(entries) as Concept['words'];
}

/** A flag consists of two regional indicators: FR is 1f1eb-1f1f7. */
function toFlag(regionCode: string): string {
  const distance = 0x1f1e6 - 'A'.charCodeAt(0);
  return [...regionCode].map((letter) => (letter.charCodeAt(0) + distance).toString(16)).join('-');
}

export function parseGroups(file: string, text: string): Group[] {
  const columns = ['code', 'en', 'ru', 'noteEn', 'noteRu'];
  return parseTabSeparated(file, text, columns).map(({ cell }) => ({
    code: cell('code'),
    name: { en: cell('en'), ru: cell('ru') },
    note: { en: cell('noteEn'), ru: cell('noteRu') },
  }));
}

/** A year that starts with a Monday. */
const year = 2024;

export function monthConcepts(): Concept[] {
  return Array.from({ length: 12 }, (_, month) =>
    named('months', new Date(Date.UTC(year, month, 1)), { month: 'long' }),
  );
}

export function weekdayConcepts(): Concept[] {
  return Array.from({ length: 7 }, (_, day) =>
    named('weekdays', new Date(Date.UTC(year, 0, day + 1)), { weekday: 'long' }),
  );
}

function named(group: string, date: Date, options: Intl.DateTimeFormatOptions): Concept {
  const words = perLanguage((langCode) => [
    new Intl.DateTimeFormat(langCode, { ...options, timeZone: 'UTC' }).format(date),
  ]);
  return { group, speechPart: 'noun', words };
}

/** The languages with a file of idioms. */
export const idiomLangCodes = [
  'en',
  'de',
  'es',
  'fr',
  'ru',
] as const satisfies readonly ContentLangCode[];
type IdiomLangCode = (typeof idiomLangCodes)[number];

/** The group of all idioms: their list and their tag. They have the tags of their themes too. */
export const idiomGroup = 'idioms';

/** Reads the idioms of a language, with their definitions and their equivalents in the other languages. */
export function parseIdioms(file: string, text: string, langCode: IdiomLangCode): Concept[] {
  const others = idiomLangCodes.filter((other) => other !== langCode);
  const columns = ['level', 'themes', 'idiom', 'definition', ...others];
  return parseTabSeparated(file, text, columns).map((row) => ({
    group: idiomGroup,
    themes: alternatives(required(file, row, 'themes')),
    mode: WordMode.Idiom,
    speechPart: 'other',
    level: level(file, row),
    words: perLanguage((code) => {
      if (code === langCode) return [required(file, row, 'idiom')];
      return others.some((other) => other === code) ? alternatives(row.cell(code)) : [];
    }),
    definitions: { [langCode]: required(file, row, 'definition') },
  }));
}

function required(file: string, row: Row, column: string): string {
  const cell = row.cell(column);
  if (cell === '') throw new ContentError(file, row.line, `${column} is missing`);
  return cell;
}
