import { levelCodes, speechPartCodes, WordMode } from '@wordhoard/contract/enumeration';
import { z } from 'zod';
import {
  type Concept,
  type ContentLangCode,
  contentLangCodes,
  type Group,
  type Unit,
} from './content.ts';
import { optionalCell, parseTabSeparated } from './tab-separated.ts';

/** Words separated by bars, the headword first. */
export const alternatives = z.string().transform((cell) =>
  cell
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== ''),
);

/** A value for each language, such as the schema of its column. */
export function perLanguage<Value>(toValue: (langCode: ContentLangCode) => Value) {
  const entries = contentLangCodes.map((langCode) => [langCode, toValue(langCode)] as const);
  return Object.fromEntries(entries) as Record<ContentLangCode, Value>;
}

const wordCells = perLanguage(() => alternatives);

const conceptRow = z.object({
  speechPart: z.enum(speechPartCodes),
  level: z.enum(levelCodes),
  picture: optionalCell(
    z
      .string()
      .regex(/^~?[0-9a-f]{2,6}(-[0-9a-f]{2,6})*$/)
      .optional(),
  ),
  sense: optionalCell(z.string().optional()),
  ...wordCells,
});

/** Reads the concepts of a group. */
export const parseConcepts = (file: string, text: string, group: string): Concept[] =>
  parseTabSeparated(file, text, conceptRow).map(
    ({ speechPart, level, picture, sense, ...words }) => {
      const senses = sense === undefined ? {} : { en: sense };
      return { group, speechPart, level, ...readPicture(picture), sense, senses, words };
    },
  );

const readPicture = (cell: string | undefined) => ({
  picture: cell?.replace('~', ''),
  isDecorative: cell?.startsWith('~') ?? false,
});

const namedRow = z.object({ code: z.string(), ...wordCells });

/** Countries with their flags. `Intl` provides the names that are not in the file. */
export const parseRegions = (file: string, text: string): Concept[] =>
  parseTabSeparated(file, text, namedRow).map((row) => ({
    group: 'countries',
    speechPart: 'noun',
    picture: toFlag(row.code),
    words: completeNames(row, 'region'),
  }));

export const parseLanguages = (file: string, text: string): Concept[] =>
  parseTabSeparated(file, text, namedRow).map((row) => ({
    group: 'languages',
    speechPart: 'noun',
    words: completeNames(row, 'language'),
  }));

const completeNames = (row: z.output<typeof namedRow>, type: 'region' | 'language') =>
  perLanguage((langCode) => {
    if (row[langCode].length > 0) return row[langCode];
    return [new Intl.DisplayNames([langCode], { type }).of(row.code) ?? row.code];
  });

/** A flag consists of two regional indicators: FR is 1f1eb-1f1f7. */
function toFlag(regionCode: string): string {
  const distance = 0x1f1e6 - 'A'.charCodeAt(0);
  return [...regionCode].map((letter) => (letter.charCodeAt(0) + distance).toString(16)).join('-');
}

const groupRow = z.object({
  code: z.string(),
  en: z.string(),
  ru: z.string(),
  noteEn: z.string(),
  noteRu: z.string(),
});

export const parseGroups = (file: string, text: string): Group[] =>
  parseTabSeparated(file, text, groupRow).map(({ code, noteEn, noteRu, ...name }) => ({
    code,
    name,
    note: { en: noteEn, ru: noteRu },
  }));

const { code, ...texts } = groupRow.shape;
const unitRow = z.object({ code, level: z.enum(levelCodes), ...texts });

/** Reads the units of the course, without their concepts. */
export const parseUnits = (file: string, text: string): Omit<Unit, 'concepts'>[] =>
  parseTabSeparated(file, text, unitRow).map(({ code, level, noteEn, noteRu, ...name }) => ({
    code,
    level,
    name,
    note: { en: noteEn, ru: noteRu },
  }));

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
  const row = z.object({
    level: z.enum(levelCodes),
    themes: z.string().min(1).pipe(alternatives),
    idiom: z.string().min(1),
    definition: z.string().min(1),
    ...Object.fromEntries(others.map((other) => [other, alternatives])),
  });
  return parseTabSeparated(file, text, row).map(
    ({ level, themes, idiom, definition, ...equivalents }) => ({
      group: idiomGroup,
      themes,
      mode: WordMode.Idiom,
      speechPart: 'other',
      level,
      words: { ...perLanguage((): string[] => []), ...equivalents, [langCode]: [idiom] },
      definitions: { [langCode]: definition },
    }),
  );
}
