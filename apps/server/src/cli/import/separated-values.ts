import { createReadStream } from 'node:fs';
import { type SpeechPartCode, speechPartCodes } from '@wordhoard/contract/enumeration';
import { CsvError, type Info, parse } from 'csv-parse';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import type { Row } from './entry.ts';

const headerNames = new Set(['word', 'text', 'front']);

/**
 * Reads `word, translations, part of speech`, with semicolons between translations. A first line with
 * `word` is a header.
 *
 * @throws CommandFailure if a quotation mark is missing
 */
export async function* readSeparatedValues(
  path: string,
  delimiter: ',' | '\t',
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
  try {
    for await (const { record, info } of records as AsyncIterable<Parsed>) {
      const isHeader =
        info.records === 1 && headerNames.has((record[0] ?? '').trim().toLowerCase());
      if (!isHeader) yield rowOf(record, `line ${info.lines}`);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CommandFailure(exitCode.invalidData, `${path}: ${error.message}`);
  }
}

interface Parsed {
  record: string[];
  info: Info;
}

function rowOf([text = '', translations = '', speechPart = '']: string[], location: string): Row {
  const code = speechPart.trim().toLowerCase();
  if (code !== '' && !isSpeechPart(code))
    return { location, reason: `${code} is not a part of speech` };
  return {
    location,
    text,
    translations: translations.split(';'),
    speechPart: isSpeechPart(code) ? code : undefined,
  };
}

const isSpeechPart = (code: string): code is SpeechPartCode =>
  (speechPartCodes as readonly string[]).includes(code);
