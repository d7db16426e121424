import { createReadStream } from 'node:fs';
import { grammar } from '@wordhoard/contract';
import { type SpeechPartCode, speechPartCodes, WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { CsvError, type Info, parse } from 'csv-parse';
import { z } from 'zod';
import { modeNames } from '../../features/list/file/list-file.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import type { Entry, Row } from './entry.ts';

/** Word, translations and part of speech have fixed places. */
const fixedColumns = 3;
const headerNames = new Set(['word', 'text', 'front']);

interface ReadOptions {
  delimiter: ',' | '\t';
  /** Whether each row has one definition in the place of translations. */
  hasDefinitions?: boolean;
}

/**
 * Reads `word, translations, part of speech`, with semicolons between translations. A first line with
 * `word` is a header, which may name further columns: the mode, the fields of the grammar, and an example with its
 * translation.
 *
 * @throws CommandFailure if a quotation mark is missing
 */
export async function* readSeparatedValues(
  path: string,
  { delimiter, hasDefinitions = false }: ReadOptions,
): AsyncIterable<Row> {
  const records = createReadStream(path).pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: delimiter === '\t',
      skip_empty_lines: true,
      quote: delimiter === '\t' ? null : '"',
    }),
  );
  let header: string[] = [];
  try {
    for await (const { record, info } of records as AsyncIterable<ParsedRow>) {
      const isHeader =
        info.records === 1 && headerNames.has((record[0] ?? '').trim().toLowerCase());
      if (isHeader) header = record.map((name) => name.trim());
      else yield toRow(record, { header, hasDefinitions, location: `line ${info.lines}` });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CommandFailure(exitCode.invalidData, `${path}: ${error.message}`);
  }
}

interface ParsedRow {
  record: string[];
  info: Info;
}

interface RowContext {
  header: readonly string[];
  hasDefinitions: boolean;
  location: string;
}

function toRow(cells: readonly string[], { header, hasDefinitions, location }: RowContext): Row {
  const [text = '', translations = '', speechPart = ''] = cells;
  const cell = (name: string) => (cells[header.indexOf(name, fixedColumns)] ?? '').trim();
  const code = speechPart.trim().toLowerCase();
  if (code !== '' && !isSpeechPart(code))
    return { location, reason: `${code} is not a part of speech` };
  const mode = cell('mode').toLowerCase();
  if (mode !== '' && modes[mode] === undefined) {
    return { location, reason: `${mode} is neither word nor idiom` };
  }
  const facts = factsSchema.safeParse(readFacts(cell, hasDefinitions));
  if (!facts.success)
    return { location, reason: `${facts.error.issues[0]?.path.join(' ')} is not valid` };
  return {
    location,
    text,
    mode: modes[mode],
    translations: hasDefinitions ? [translations] : translations.split(';'),
    speechPart: isSpeechPart(code) ? code : undefined,
    ...facts.data,
  };
}

const modes: Readonly<Record<string, Entry['mode']>> = {
  [modeNames[WordMode.Word]]: WordMode.Word,
  [modeNames[WordMode.Idiom]]: WordMode.Idiom,
};

const sentence = z.string().max(limits.exampleMaxLength);
const factsSchema = z.object({
  grammar: grammar.optional(),
  example: z.object({ text: sentence, translation: sentence.optional() }).optional(),
});

const textColumns = [
  'gender',
  'article',
  'plural',
  'reading',
  'romanisation',
  'stress',
  'ipa',
  'level',
];

/** What the columns that a header names say about the word. An example needs its translation, unless all is in one language. */
function readFacts(cell: (name: string) => string, hasDefinitions: boolean) {
  const [forms, variants] = [cell('forms'), cell('variants')];
  const rank = cell('frequencyRank');
  const fields = Object.fromEntries([
    ...textColumns.flatMap((name) => (cell(name) === '' ? [] : [[name, cell(name)]])),
    ...(forms === '' ? [] : [['forms', forms.split(';').map(parseForm)]]),
    ...(variants === '' ? [] : [['variants', variants.split(';').map((text) => text.trim())]]),
    ...(rank === '' ? [] : [['frequencyRank', Number(rank)]]),
  ]);
  const [text, translation] = [cell('example'), cell('exampleTranslation')];
  const isComplete = text !== '' && (hasDefinitions || translation !== '');
  return {
    grammar: Object.keys(fields).length > 0 ? fields : undefined,
    example: isComplete ? { text, ...(!hasDefinitions && { translation }) } : undefined,
  };
}

/** A form after its name, such as `past tense: went`. */
function parseForm(written: string): { name: string; text: string } {
  const [name = '', ...text] = written.split(':');
  return { name: name.trim(), text: text.join(':').trim() };
}

const isSpeechPart = (code: string): code is SpeechPartCode =>
  (speechPartCodes as readonly string[]).includes(code);
