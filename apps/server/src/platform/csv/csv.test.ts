import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApplicationError } from '../errors/application-error.ts';
import { maxReportedErrors, parseCsv, refuseCsvErrors } from './parse-csv.ts';
import { writeAnki, writeCsv } from './write-csv.ts';

const noHeader = () => false;
const cellsOf = (text: string) => parseCsv(text, noHeader).rows.map(({ cells }) => cells);

describe('what is pasted', () => {
  it.each([
    ['commas', 'cat,кошка\ndog,собака'],
    ['semicolons', 'cat;кошка\r\ndog;собака\r\n'],
    ['tabs', 'cat\tкошка\rdog\tсобака'],
    ['quotes and the mark of UTF-8', '\ufeff"cat" , "кошка"\n\n  \ndog,собака'],
  ])('may have %s', (_, text) => {
    expect(parseCsv(text, noHeader)).toMatchObject({
      rows: [{ cells: ['cat', 'кошка'] }, { cells: ['dog', 'собака'] }],
      errors: [],
    });
  });

  it('is split at what comes first in most of its lines', () => {
    expect(cellsOf('cat,кошка;кот\ndog,собака')).toEqual([
      ['cat', 'кошка;кот'],
      ['dog', 'собака'],
    ]);
    expect(cellsOf('cat;кошка, кот\n"a,b,c";d\ncow')).toEqual([
      ['cat', 'кошка, кот'],
      ['a,b,c', 'd'],
      ['cow'],
    ]);
    expect(cellsOf('a, b\tc; d')).toEqual([['a, b', 'c; d']]);
  });

  it('knows on which line each row begins', () => {
    const { rows } = parseCsv('\n"a\r\nb",c\r\n\r\nd\re', noHeader);
    expect(rows).toEqual([
      { line: 2, cells: ['a\nb', 'c'] },
      { line: 5, cells: ['d'] },
      { line: 6, cells: ['e'] },
    ]);
  });

  it('may name its columns', () => {
    const isHeader = (cells: string[]) => cells[0] === 'word';
    const named = parseCsv('word,tran\ncat,кошка', isHeader);
    expect(named).toMatchObject({ header: { cells: ['word', 'tran'] }, rows: [{ line: 2 }] });
    const unnamed = parseCsv('cat,кошка', isHeader);
    expect(unnamed).toMatchObject({ header: undefined, rows: [{ line: 1 }] });
    expect(parseCsv('', isHeader)).toEqual({ header: undefined, rows: [], errors: [] });
  });

  it('may hold quotes anywhere but at the beginning of a cell', () => {
    expect(cellsOf('24" disk,a "b" c\n"say ""hi""",x')).toEqual([
      ['24" disk', 'a "b" c'],
      ['say "hi"', 'x'],
    ]);
  });

  it('may come from Anki', () => {
    const text = '#separator:Semicolon\n#html:false\n#tags column:3\na,b;c\n#hash;d';
    expect(parseCsv(text, noHeader).rows).toEqual([
      { line: 4, cells: ['a,b', 'c'] },
      { line: 5, cells: ['#hash', 'd'] },
    ]);
  });
});

describe('a row that cannot be read', () => {
  const issue = { code: 'quotation' };

  it('is named by its line, and so is every other one', () => {
    const { rows, errors } = parseCsv('a,b\n"c"d,e\n\nf\n\n"g,h\ni\n"j"k', noHeader);
    expect(errors).toEqual([
      { line: 2, issue },
      { line: 6, issue },
      { line: 8, issue },
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 4, 7]);
  });

  it('is not told of more often than anybody would read', () => {
    const { errors } = parseCsv('"a"b\n'.repeat(50_000), noHeader);
    expect(errors).toHaveLength(maxReportedErrors);
  });

  it('keeps everything from being imported', () => {
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
});

describe('what is written', () => {
  it.each(['=1+1', '+1', '-tion', '@me', "'=1", "'-"])(
    'is never run by a spreadsheet: %s',
    (cell) => {
      expect(writeCsv([[cell, 'x']])).toBe(`\ufeff'${cell},x\r\n`);
    },
  );

  it('is as written where no spreadsheet reads it', () => {
    expect(writeAnki(['Word', 'Note'], [['-tion', "'-s"]])).toBe(
      "#separator:tab\n#html:false\n#columns:Word\tNote\n-tion\t'-s\n",
    );
  });

  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'\'"=+-@＝,;\t\n #\ufeff\u00a0a1') }),
    fc.constantFrom('#separator:comma', '#html:true', "'tis", 'word', ' padded '),
  );
  /** Line breaks of other systems become those of this one, and an empty line is no row. */
  const line = fc.array(
    cell.map((text) => text.replaceAll('\r', '')),
    { minLength: 2, maxLength: 4 },
  );
  const rows = fc.array(line, { maxLength: 5 });

  it('is read again just as it was', () => {
    const isReadAgain = (written: string[][]) => {
      expect(cellsOf(writeCsv(written))).toEqual(written);
      expect(cellsOf(writeAnki(['One', 'Two'], written))).toEqual(written);
    };
    fc.assert(fc.property(rows, isReadAgain), { numRuns: 500 });
  });

  it('begins on the lines where it is read', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const text = writeCsv(written);
        const begins = written.map(
          (_, index) => writeCsv(written.slice(0, index)).split('\n').length,
        );
        expect(parseCsv(text, noHeader).rows.map(({ line }) => line)).toEqual(begins);
      }),
    );
  });
});

it('reads any text without a fault of its own', () => {
  const text = fc.string({ unit: fc.constantFrom(...'"\'=,;\t\n\r #:ab') });
  fc.assert(
    fc.property(text, (pasted) => {
      const { rows, errors } = parseCsv(pasted, noHeader);
      const lines = [...rows, ...errors].map(({ line }) => line);
      expect(new Set(lines).size).toBe(lines.length);
    }),
    { numRuns: 1_000 },
  );
});
