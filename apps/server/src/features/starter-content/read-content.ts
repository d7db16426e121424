import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Grammar, grammar as grammarSchema } from '@wordhoard/contract';
import { levelCodes } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { z } from 'zod';
import { splitHomograph } from '../word/numbered-text.ts';
import {
  alternatives,
  idiomGroup,
  idiomLangCodes,
  monthConcepts,
  parseConcepts,
  parseGroups,
  parseIdioms,
  parseLanguages,
  parseRegions,
  parseUnits,
  perLanguage,
  weekdayConcepts,
} from './concepts.ts';
import {
  type Concept,
  type Content,
  type ContentExample,
  type ContentForms,
  type ContentLangCode,
  type ContentTable,
  contentLangCodes,
  type ExampleSentence,
} from './content.ts';
import { romaniseArabic } from './romanise-arabic.ts';
import { romaniseRussian, romaniseUkrainian } from './romanise-cyrillic.ts';
import { romaniseHebrew, toHebrewReading } from './romanise-hebrew.ts';
import { ContentError, optionalCell, parseTabSeparated } from './tab-separated.ts';

const folder = new URL('../../../content/', import.meta.url);

/** Changes with every file of the content. */
export function digestContent(): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Reads the starter content from its files. */
export function readContent(): Content {
  const groups = parse('lists.tsv', parseGroups);
  const forms = contentLangCodes.flatMap((langCode) =>
    parse(`forms/${langCode}.tsv`, (file, text) => parseForms(file, text, langCode)),
  );
  const concepts = [
    ...parse('senses.tsv', (file, text) =>
      withSenses(
        file,
        text,
        groups.flatMap(({ code }) => readConcepts(code)),
      ),
    ),
    ...parse('regions.tsv', parseRegions),
    ...parse('languages.tsv', parseLanguages),
    ...monthConcepts(),
    ...weekdayConcepts(),
    ...idiomLangCodes.flatMap((langCode) =>
      parse(`idioms/${langCode}.tsv`, (file, text) => parseIdioms(file, text, langCode)),
    ),
  ];
  return {
    concepts,
    groups,
    units: parse('course.tsv', parseUnits).map((unit) => ({
      ...unit,
      concepts: parse(`course/${unit.code}.tsv`, (file, text) => findTaught(file, text, concepts)),
    })),
    tables: contentLangCodes.flatMap((langCode) => parse(`tables/${langCode}.json`, parseTables)),
    grammar: [
      ...contentLangCodes.flatMap((langCode) =>
        parse(`grammar/${langCode}.tsv`, (file, text) => parseGrammar(file, text, langCode)),
      ),
      ...examinedLangCodes.flatMap((langCode) =>
        parse(`levels/${langCode}.tsv`, (file, text) => parseLevels(file, text, langCode)),
      ),
      ...forms.filter(isVariant).map(({ forms: variants, ...named }) => ({
        ...named,
        grammar: { variants: [...variants] },
      })),
    ],
    forms: forms.filter((row) => !isVariant(row)),
  };
}

/** Languages whose examinations publish the words of each level. */
const examinedLangCodes = ['ja', 'zh'] as const;

/** The groups that other files or `Intl` provide. */
const groupsWithoutFile = ['countries', 'languages', 'months', 'weekdays', idiomGroup];

function readConcepts(group: string): Concept[] {
  if (groupsWithoutFile.includes(group)) return [];
  const concepts = parse(`concepts/${group}.tsv`, (file, text) => parseConcepts(file, text, group));
  const complete = { examples: withExamples, definitions: withDefinitions };
  return Object.entries(complete).reduce((read, [kind, add]) => {
    const path = `${kind}/${group}.tsv`;
    if (!existsSync(new URL(path, folder))) return read;
    return parse(path, (file, text) => add(file, text, read));
  }, concepts);
}

function parse<Parsed>(file: string, parser: (file: string, text: string) => Parsed): Parsed {
  return parser(file, readFileSync(new URL(file, folder), 'utf8'));
}

const localizedText = z.strictObject({ en: z.string().min(1), ru: z.string().min(1) });
const words = z.array(z.string().min(1)).max(limits.tableCellMaxWords).readonly();
const tables = z.array(
  z.strictObject({
    slug: z.string(),
    langCode: z.string(),
    name: localizedText,
    note: localizedText,
    columns: z
      .array(z.strictObject({ name: localizedText, langCode: z.string().nullable() }))
      .min(limits.tableMinColumns)
      .max(limits.tableMaxColumns),
    rows: z.array(z.array(z.union([words, localizedText]))).max(limits.tableMaxRows),
  }),
);

export function parseTables(file: string, text: string): ContentTable[] {
  const { success, data, error } = tables.safeParse(JSON.parse(text));
  if (!success) throw new ContentError(file, 1, z.prettifyError(error));
  for (const table of data) checkCells(file, text, table);
  return data;
}

function checkCells(file: string, text: string, { slug, columns, rows }: ContentTable): void {
  const line = text.slice(0, text.indexOf(`"${slug}"`)).split('\n').length;
  for (const [index, row] of rows.entries()) {
    if (row.length !== columns.length) {
      throw new ContentError(file, line, `row ${index + 1} of ${slug} has ${row.length} cells`);
    }
    const misplaced = columns.findIndex(
      ({ langCode }, position) => (langCode !== null) !== Array.isArray(row[position]),
    );
    if (misplaced >= 0) {
      throw new ContentError(file, line, `row ${index + 1} of ${slug}: words need a language`);
    }
  }
}

/** Braces mark the word, or each part of a word that is divided: `Ich {rufe} dich {an}.` */
const sentence = z.string().transform((cell, { issues }): ExampleSentence => {
  const [form, ...others] = [...cell.matchAll(/\{([^{}]+)\}/gu)].map(([, part = '']) => part);
  if (form === undefined || /[{}]/u.test(cell.replace(/\{[^{}]+\}/gu, ''))) {
    issues.push({ code: 'custom', input: cell, message: `no word is marked in ${cell}` });
  }
  const text = cell.replace(/[{}]/gu, '');
  return form === undefined || others.length > 0 ? { text } : { text, form };
});

const optionalSentence = optionalCell(sentence.optional());
const exampleRow = z.object({
  speechPart: z.string(),
  word: z.string(),
  sense: z.string(),
  ...perLanguage(() => optionalSentence),
});

/** Adds the examples of a file to the concepts of the same group. */
export function withExamples(file: string, text: string, concepts: readonly Concept[]): Concept[] {
  const examples: Map<string, ContentExample> = findByConcept(
    file,
    parseTabSeparated(file, text, exampleRow),
    concepts,
  );
  return concepts.map((concept) => {
    const example = examples.get(toName(concept));
    return example === undefined ? concept : { ...concept, example };
  });
}

const definitionText = optionalCell(z.string().optional());
const definitionRow = z.object({
  speechPart: z.string(),
  word: z.string(),
  sense: z.string(),
  en: definitionText,
  ru: definitionText,
  es: definitionText,
  de: definitionText,
  fr: definitionText,
  it: definitionText,
});

/** Adds the definitions of a file to the concepts of the same group. */
function withDefinitions(file: string, text: string, concepts: readonly Concept[]): Concept[] {
  const rows = parseTabSeparated(file, text, definitionRow);
  const definitions = findByConcept(file, rows, concepts);
  return concepts.map((concept) => {
    const told = Object.entries(definitions.get(toName(concept)) ?? {});
    if (told.length === 0) return concept;
    return { ...concept, definitions: Object.fromEntries(told.filter(([, one]) => one)) };
  });
}

/** What rows tell about concepts, by the names of these. */
function findByConcept<Row extends { speechPart: string; word: string; sense: string }>(
  file: string,
  rows: readonly Row[],
  concepts: readonly Concept[],
) {
  const names = new Set(concepts.map(toName));
  return new Map(
    rows.map(({ speechPart, word, sense, ...told }, index) => {
      const name = `${speechPart} ${word} ${sense}`;
      if (!names.has(name)) throw new ContentError(file, index + 2, `${name} is not a concept`);
      return [name, told];
    }),
  );
}

const taughtRow = z.object({
  list: z.string(),
  speechPart: z.string(),
  word: z.string(),
  sense: z.string(),
});

/** Finds the concepts that the file of a unit names. */
export function findTaught(file: string, text: string, concepts: readonly Concept[]): Concept[] {
  const conceptOf = new Map(
    concepts.map((concept) => [`${concept.group} ${toName(concept)}`, concept]),
  );
  return parseTabSeparated(file, text, taughtRow).map(
    ({ list, speechPart, word, sense }, index) => {
      const name = `${list} ${speechPart} ${word} ${sense}`;
      const concept = conceptOf.get(name);
      if (concept === undefined)
        throw new ContentError(file, index + 2, `${name} is not a concept`);
      return concept;
    },
  );
}

const senseRow = z.object({
  speechPart: z.string(),
  word: z.string(),
  sense: z.string(),
  ru: z.string().min(1),
});

/** Adds the senses of words in other languages than English. */
export function withSenses(file: string, text: string, concepts: readonly Concept[]): Concept[] {
  const senses = findByConcept(file, parseTabSeparated(file, text, senseRow), concepts);
  return concepts.map((concept) => ({
    ...concept,
    senses: { ...concept.senses, ...senses.get(toName(concept)) },
  }));
}

const toName = ({ speechPart, words, sense = '' }: Concept): string =>
  `${speechPart} ${words.en[0]} ${sense}`;

const { gender, article, plural, reading, romanisation, stress, ipa, frequencyRank } =
  grammarSchema.shape;
const grammarRow = z.object({
  word: z.string(),
  gender: optionalCell(gender),
  article: optionalCell(article),
  plural: optionalCell(plural),
  reading: optionalCell(reading),
  romanisation: optionalCell(romanisation),
  stress: optionalCell(stress),
  ipa: optionalCell(ipa),
  frequencyRank: z.preprocess((cell) => (cell === '' ? undefined : Number(cell)), frequencyRank),
});

/** Reads what dictionaries say about the words of a language. */
export const parseGrammar = (file: string, text: string, langCode: ContentLangCode) =>
  parseTabSeparated(file, text, grammarRow).map(({ word, ...grammar }) => ({
    langCode,
    text: word,
    grammar: withRomanisation(grammar, { langCode, text: splitHomograph(word).text }),
  }));

/** Words are romanised by their letters, in Arabic and Hebrew by their vowel marks, unless the file says how. */
function withRomanisation(
  known: Grammar,
  { langCode, text }: { langCode: ContentLangCode; text: string },
): Grammar {
  const { reading: marked, romanisation: given } = known;
  if (langCode === 'ru') return { ...known, romanisation: given ?? romaniseRussian(text) };
  if (langCode === 'uk') return { ...known, romanisation: given ?? romaniseUkrainian(text) };
  if (marked === undefined) return known;
  if (langCode === 'ar') return { ...known, romanisation: given ?? romaniseArabic(marked) };
  if (langCode !== 'he') return known;
  const romanisation = given ?? romaniseHebrew(marked);
  return { ...known, reading: toHebrewReading(marked), romanisation };
}

const levelRow = z.object({ word: z.string(), level: z.enum(levelCodes) });

/** Reads the levels of words in their own language, which count more than those of the English words. */
const parseLevels = (file: string, text: string, langCode: ContentLangCode) =>
  parseTabSeparated(file, text, levelRow).map(({ word, level }) => ({
    langCode,
    text: word,
    grammar: { level } satisfies Grammar,
  }));

const isVariant = ({ kind }: ContentForms): boolean => kind === 'variant';

const formsRow = z.object({
  word: z.string(),
  kind: z.enum([
    'inflected',
    'irregular',
    'past',
    'participle',
    'comparative',
    'superlative',
    'plural',
    'variant',
  ]),
  forms: alternatives.pipe(z.array(z.string()).min(1)),
});

export const parseForms = (file: string, text: string, langCode: ContentLangCode): ContentForms[] =>
  parseTabSeparated(file, text, formsRow).map(({ word, ...row }) => ({
    langCode,
    text: word,
    ...row,
  }));
