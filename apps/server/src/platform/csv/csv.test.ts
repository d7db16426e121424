import { readTable } from '@wordhoard/word-import';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApplicationError } from '../errors/application-error.ts';
import { refuseCsvErrors } from './csv-error.ts';
import { writeAnki, writeCsv } from './write-csv.ts';

const listCells = (text: string) =>
  readTable(text, { isNamed: false }).rows.map(({ cells }) => cells);

it('an invalid row prevents the import', () => {
  expect(() => refuseCsvErrors([])).not.toThrow();
  const refuse = () =>
    refuseCsvErrors([
      { line: 9, issue: { code: 'required' } },
      { line: 7, issue: { code: 'invalid' } },
    ]);
  expect(refuse).toThrow(ApplicationError);
  expect(refuse).toThrow(
    expect.objectContaining({
      code: 'CsvParsingValidation',
      fields: [
        { path: 'line.7', issue: { code: 'invalid' } },
        { path: 'line.9', issue: { code: 'required' } },
      ],
    }),
  );
});

describe('written text', () => {
  it.each(['=1+1', '+1', '-tion', '@me', "'=1", "'-"])(
    'contains no formula of a spreadsheet: %s',
    (cell) => {
      expect(writeCsv([[cell, 'x']])).toBe(`\ufeff'${cell},x\r\n`);
    },
  );

  it('is not escaped for Anki', () => {
    expect(writeAnki(['Word', 'Note'], [['-tion', "'-s"]])).toBe(
      "#separator:tab\n#html:false\n#columns:Word\tNote\n-tion\t'-s\n",
    );
  });

  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'\'"=+-@＝,;\t\n #\u00a0a1') }),
    fc.constantFrom('#separator:comma', '#html:true', "'tis", 'word', ' padded '),
  );
  const tidyLines = (text: string) =>
    text
      .split('\n')
      .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
      .filter((part) => part !== '')
      .join('\n');
  /** With white space as reading leaves it, and with at least two cells, because empty lines are skipped. */
  const line = fc.array(cell.map(tidyLines), { minLength: 2, maxLength: 4 });
  const rows = fc.array(line, { maxLength: 5 });

  it('is the same after reading', () => {
    const expectSame = (written: string[][]) => {
      expect(listCells(writeCsv(written))).toEqual(written);
      expect(listCells(writeAnki(['One', 'Two'], written))).toEqual(written);
    };
    fc.assert(fc.property(rows, expectSame), { numRuns: 500 });
  });

  it('has its rows on the lines that reading returns', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const text = writeCsv(written);
        const firstLines = written.map(
          (_, index) => writeCsv(written.slice(0, index)).split('\n').length,
        );
        expect(readTable(text, { isNamed: false }).rows.map(({ line }) => line)).toEqual(
          firstLines,
        );
      }),
    );
  });
});
