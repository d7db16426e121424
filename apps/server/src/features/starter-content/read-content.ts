import { readFileSync } from 'node:fs';
import {
  monthConcepts,
  parseExamples,
  parseGroups,
  parseLanguages,
  parsePicturedConcepts,
  parseRegions,
  parseSpokenConcepts,
  weekdayConcepts,
} from './concepts.ts';
import type { Content } from './content.ts';
import { parseTables } from './parse-tables.ts';

const folder = new URL('../../../content/', import.meta.url);

/** Reads the starter content from its files. */
export function readContent(): Content {
  return {
    concepts: [
      ...parse('concepts.tsv', parsePicturedConcepts),
      ...parse('words.tsv', parseSpokenConcepts),
      ...parse('regions.tsv', parseRegions),
      ...parse('languages.tsv', parseLanguages),
      ...monthConcepts(),
      ...weekdayConcepts(),
    ],
    groups: parse('lists.tsv', parseGroups),
    tables: parse('tables.json', parseTables),
    examples: parse('examples.tsv', parseExamples),
  };
}

function parse<Parsed>(file: string, parser: (file: string, text: string) => Parsed): Parsed {
  return parser(file, readFileSync(new URL(file, folder), 'utf8'));
}
