import type { Concept, ContentExample, ExampleSentence } from './content.ts';
import { ContentError, parseTabSeparated, type Row } from './tab-separated.ts';

/** The languages that examples are written in. */
const exampleLangCodes = ['en', 'de', 'es', 'fr', 'ru'] as const;
const columns = ['speechPart', 'word', 'sense', ...exampleLangCodes];

/** Adds the examples of a file to the concepts of the same group. */
export function withExamples(file: string, text: string, concepts: readonly Concept[]): Concept[] {
  const examples = new Map<string, ContentExample>();
  const names = new Set(concepts.map(nameOf));
  for (const row of parseTabSeparated(file, text, columns)) {
    const name = ['speechPart', 'word', 'sense'].map((column) => row.cell(column)).join(' ');
    if (!names.has(name)) throw new ContentError(file, row.line, `${name} is not a concept`);
    examples.set(name, parseExample(file, row));
  }
  return concepts.map((concept) => {
    const example = examples.get(nameOf(concept));
    return example === undefined ? concept : { ...concept, example };
  });
}

const nameOf = ({ speechPart, words, sense = '' }: Concept): string =>
  `${speechPart} ${words.en[0]} ${sense}`;

function parseExample(file: string, row: Row): ContentExample {
  const sentences = exampleLangCodes.flatMap((langCode) => {
    const cell = row.cell(langCode);
    return cell === '' ? [] : [[langCode, parseSentence(file, row.line, cell)]];
  });
  return Object.fromEntries(sentences);
}

/** Braces mark the word, or each part of a word that is divided: `Ich {rufe} dich {an}.` */
function parseSentence(file: string, line: number, cell: string): ExampleSentence {
  const [form, ...others] = [...cell.matchAll(/\{([^{}]+)\}/gu)].map(([, part = '']) => part);
  if (form === undefined) throw new ContentError(file, line, `no word is marked in ${cell}`);
  const text = cell.replace(/[{}]/gu, '');
  return others.length === 0 ? { text, form } : { text };
}
