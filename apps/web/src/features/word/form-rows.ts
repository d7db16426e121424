import { limits } from '@wordhoard/contract/limits';
import { composeChecks, type Issue, maxLength, required } from '@wordhoard/validators';

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

/** The forms of a text, without empty rows. */
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

/** Why a text with rows is invalid. */
export const findFormsIssue = (text: string): Issue | undefined =>
  parseRows(text)
    .map(findRowIssues)
    .flatMap(({ name, text: form }) => [name, form])
    .find((issue) => issue !== undefined);
