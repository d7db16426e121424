import { wordKey } from '@wordhoard/contract/text';
import { splitHomograph } from '../../word/numbered-text.ts';
import type { Content } from '../content.ts';

/** How many of the commonest forms count. */
const commonFormCount = 300;

/** Reads the forms of a list whose lines are a form, a space and a count, the commonest form first. */
export const parseFrequencyList = (text: string): string[] =>
  text
    .split('\n', commonFormCount)
    .map((line) => line.split(' ')[0] ?? '')
    .filter((form) => form !== '');

/** Finds the common forms that are neither a word nor a form of a word, nor in a table. */
export function findMissingForms(common: readonly string[], content: Content, langCode: string) {
  const known = new Set(listTexts(content, langCode).map(toComparable));
  return common.filter((form) => !known.has(toComparable(form)));
}

const toComparable = (text: string): string => wordKey(text).toLowerCase();

function listTexts({ concepts, grammar, forms, tables }: Content, langCode: string): string[] {
  const words = concepts.flatMap((concept) =>
    Object.entries(concept.words).flatMap(([code, texts]) => (code === langCode ? texts : [])),
  );
  const isOwn = (row: { langCode: string }) => row.langCode === langCode;
  const cells = tables.flatMap(({ columns, rows }) =>
    rows.flatMap((row) =>
      row.flatMap((cell, place) =>
        Array.isArray(cell) && columns[place]?.langCode === langCode ? cell : [],
      ),
    ),
  );
  return [
    ...words.map((word) => splitHomograph(word).text),
    ...grammar
      .filter(isOwn)
      .flatMap(({ grammar: { plural, variants = [] } }) => [
        ...(plural === undefined ? [] : [plural]),
        ...variants,
      ]),
    ...forms.filter(isOwn).flatMap((row) => row.forms),
    ...cells,
  ];
}
