import type { Grammar } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { composeChecks, type Issue, maxLength, required } from '@wordhoard/validators';

/** The parts of a grammar that are a text each. */
const textParts = [
  'gender',
  'article',
  'plural',
  'reading',
  'romanisation',
  'stress',
  'ipa',
  'level',
] as const satisfies readonly (keyof Grammar)[];

/** The fields of a form for a grammar. The further forms are one field, and so are the variants. */
export const grammarFields = [...textParts, 'variants', 'frequencyRank', 'forms'] as const;
export type GrammarField = (typeof grammarFields)[number];

/** The grammar that a form describes; null if it is empty. */
export function toGrammar(fields: Readonly<Record<GrammarField, string>>): Grammar | null {
  const written = textParts.flatMap((name) => {
    const value = fields[name].trim();
    return value === '' ? [] : [[name, value]];
  });
  const frequencyRank = fields.frequencyRank.trim();
  const forms = parseForms(fields.forms);
  const variants = parseVariants(fields.variants);
  const grammar: Grammar = {
    ...Object.fromEntries(written),
    ...(frequencyRank !== '' && { frequencyRank: Number(frequencyRank) }),
    ...(forms.length > 0 && { forms }),
    ...(variants.length > 0 && { variants }),
  };
  return Object.keys(grammar).length === 0 ? null : grammar;
}

export function toGrammarFields(grammar: Grammar | null): Record<GrammarField, string> {
  const texts = Object.fromEntries(textParts.map((name) => [name, grammar?.[name] ?? '']));
  return {
    ...(texts as Record<TextPart, string>),
    frequencyRank: String(grammar?.frequencyRank ?? ''),
    forms: formatRows(grammar?.forms ?? []),
    variants: (grammar?.variants ?? []).join('; '),
  };
}

/** Whether two texts of a field mean the same. */
export function isSameField(name: string, one: string, other: string): boolean {
  if (name === 'forms') return formatRows(parseForms(one)) === formatRows(parseForms(other));
  if (name === 'variants') return parseVariants(one).join() === parseVariants(other).join();
  return one.trim() === other.trim();
}

type TextPart = (typeof textParts)[number];
/** The parts that are chosen from a list. */
type ChosenPart = 'gender' | 'level';
type TextField = Exclude<TextPart, ChosenPart>;

/** The texts that dictionaries have for words in a script. */
const textsOfScript: Readonly<Record<string, readonly TextField[]>> = {
  Latn: ['article', 'plural', 'ipa'],
  Cyrl: ['plural', 'stress', 'romanisation', 'ipa'],
};
const textsOfOtherScripts: readonly TextField[] = ['plural', 'reading', 'romanisation', 'ipa'];

/** The text fields that make sense for a language, and those that are filled. */
export function listTextFields(langCode: string, written: (field: TextField) => string) {
  const { script = '' } = new Intl.Locale(langCode).maximize();
  const usual = textsOfScript[script] ?? textsOfOtherScripts;
  return textParts
    .filter((name) => name !== 'gender' && name !== 'level')
    .filter((name) => usual.includes(name) || written(name) !== '');
}

const parseVariants = (text: string): string[] =>
  text
    .split(';')
    .map((variant) => variant.trim())
    .filter((variant) => variant !== '');

export function findVariantsIssue(text: string): Issue | undefined {
  const variants = parseVariants(text);
  const maxItems = limits.grammarMaxVariants;
  if (variants.length > maxItems) return { code: 'maxItems', maxItems };
  return variants.map(maxLength(limits.wordMaxLength)).find((issue) => issue !== undefined);
}

/** A further form of a word with its name, as it is typed. */
export interface FormRow {
  name: string;
  text: string;
}

/**
 * The rows of a text with one row a line. A form field is one text, so that its draft survives a reload.
 */
export const parseRows = (text: string): FormRow[] =>
  text === '' ? [] : text.split('\n').map(parseRow);

function parseRow(line: string): FormRow {
  const [name = '', text = ''] = line.split('\t');
  return { name, text };
}

export const formatRows = (rows: readonly FormRow[]): string =>
  rows.map(({ name, text }) => `${withoutBreaks(name)}\t${withoutBreaks(text)}`).join('\n');

const withoutBreaks = (text: string): string => text.replaceAll(/[\t\n\r]/g, ' ');

export const parseForms = (text: string): FormRow[] =>
  parseRows(text)
    .map((row) => ({ name: row.name.trim(), text: row.text.trim() }))
    .filter(isBegun);

const isBegun = ({ name, text }: FormRow): boolean => name.trim() !== '' || text.trim() !== '';

const checkPart = composeChecks(required(), maxLength(limits.grammarMaxLength));

/** Why a row is invalid, by its part. An empty row is valid, because it is left out. */
export const findRowIssues = (row: FormRow): { [Part in keyof FormRow]: Issue | undefined } =>
  isBegun(row)
    ? { name: checkPart(row.name), text: checkPart(row.text) }
    : { name: undefined, text: undefined };

export const findFormsIssue = (text: string): Issue | undefined =>
  parseRows(text)
    .map(findRowIssues)
    .flatMap(({ name, text: form }) => [name, form])
    .find((issue) => issue !== undefined);
