import { createReadStream } from 'node:fs';
import { grammar } from '@wordhoard/contract';
import { type SpeechPartCode, speechPartCodes, WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { readRecords, type TextRecord, type UnreadCode } from '@wordhoard/word-import';
import { z } from 'zod';
import { modeNames } from '../../features/list/file/list-columns.ts';
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
 * translation. A row with a wrong quotation mark is a bad one.
 */
export async function* readSeparatedValues(
  path: string,
  { delimiter, hasDefinitions = false }: ReadOptions,
): AsyncIterable<Row> {
  let header: string[] | undefined;
  let lines = 0;
  for await (const block of readBlocks(path)) {
    const { records, unread } = readRecords(block, { cells: delimiter, rows: lineBreak });
    const locate = (line: number) => `line ${lines + line}`;
    yield* unread.map(({ line, code }) => ({ location: locate(line), reason: faults[code] }));
    header ??= takeHeader(records);
    const context = { header: header ?? [], hasDefinitions };
    yield* records.map(({ cells, line }) => toRow(cells, { ...context, location: locate(line) }));
    lines += block.split(lineBreak).length - 1;
  }
}

/** Removes the first record if it is a header. Undefined if there is no record yet. */
function takeHeader(records: TextRecord[]): string[] | undefined {
  const [first] = records;
  const isHeader = headerNames.has((first?.cells[0] ?? '').toLowerCase());
  return isHeader ? records.shift()?.cells : first && [];
}

const faults: Record<UnreadCode, string> = {
  quotation: 'a quotation mark is missing or stands beside a quoted cell',
  cells: 'too many or too long cells',
  outside: 'outside the table',
  media: 'nothing but pictures and sounds',
};

const lineBreak = '\n';
const blockLength = 1_024 * 1_024;
/** A cell of several lines ends before. */
const maxBlockLength = 16 * blockLength;

/** Reads a file in blocks that end with a line, and outside of a quoted cell. */
async function* readBlocks(path: string): AsyncIterable<string> {
  let rest = '';
  const chunks = createReadStream(path, { encoding: 'utf8', highWaterMark: blockLength });
  for await (const chunk of chunks as AsyncIterable<string>) {
    rest += chunk;
    const end = rest.lastIndexOf(lineBreak) + 1;
    const block = rest.slice(0, end);
    const isWhole = block.split('"').length % 2 === 1;
    if (!isWhole && rest.length < maxBlockLength) continue;
    yield tidy(block);
    rest = rest.slice(end);
  }
  yield tidy(rest);
}

const tidy = (block: string): string => block.replace(/^\ufeff/, '').replaceAll('\r\n', lineBreak);

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
