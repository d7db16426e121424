import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApplicationError } from '../errors/application-error.ts';
import { maxReportedErrors, parseCsv, refuseCsvErrors } from './parse-csv.ts';
import { writeAnki, writeCsv } from './write-csv.ts';

const noHeader = () => false;
const cellsOf = (text: string) => parseCsv(text, noHeader).rows.map(({ cells }) => cells);

describe('pasted text', () => {
  it.each([
    ['commas', 'cat,кошка\ndog,собака'],
    ['semicolons', 'cat;кошка\r\ndog;собака\r\n'],
    ['tabs', 'cat\tкошка\rdog\tсобака'],
    ['quotes and a byte order mark', '\ufeff"cat" , "кошка"\n\n  \ndog,собака'],
  ])('may have %s', (_, text) => {
    expect(parseCsv(text, noHeader)).toMatchObject({
      rows: [{ cells: ['cat', 'кошка'] }, { cells: ['dog', 'собака'] }],
      errors: [],
    });
  });

  it('is split at the delimiter that comes first in most lines', () => {
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

  it('returns the line on which each row begins', () => {
    const { rows } = parseCsv('\n"a\r\nb",c\r\n\r\nd\re', noHeader);
    expect(rows).toEqual([
      { line: 2, cells: ['a\nb', 'c'] },
      { line: 5, cells: ['d'] },
      { line: 6, cells: ['e'] },
    ]);
  });

  it('may have a header', () => {
    const isHeader = (cells: string[]) => cells[0] === 'word';
    const withHeader = parseCsv('word,tran\ncat,кошка', isHeader);
    expect(withHeader).toMatchObject({ header: { cells: ['word', 'tran'] }, rows: [{ line: 2 }] });
    const withoutHeader = parseCsv('cat,кошка', isHeader);
    expect(withoutHeader).toMatchObject({ header: undefined, rows: [{ line: 1 }] });
    expect(parseCsv('', isHeader)).toEqual({ header: undefined, rows: [], errors: [] });
  });

  it('may contain quotation marks except at the beginning of a cell', () => {
    expect(cellsOf('24" disk,a "b" c\n"say ""hi""",x')).toEqual([
      ['24" disk', 'a "b" c'],
      ['say "hi"', 'x'],
    ]);
  });

  it('may name its columns for Anki', () => {
    const text = '#separator:Semicolon\n#columns:Word;Reading\n猫;ねこ\n';
    expect(parseCsv(text, noHeader)).toEqual({
      header: { line: 2, cells: ['Word', 'Reading'] },
      rows: [{ line: 3, cells: ['猫', 'ねこ'] }],
      errors: [],
    });
  });

  it('may come from Anki', () => {
    const text = '#separator:Semicolon\n#html:false\n#tags column:3\na,b;c\n#hash;d';
    expect(parseCsv(text, noHeader).rows).toEqual([
      { line: 4, cells: ['a,b', 'c'] },
      { line: 5, cells: ['#hash', 'd'] },
    ]);
  });
});

describe('an invalid row', () => {
  const issue = { code: 'quotation' };

  it('is reported by its line, together with the other invalid rows', () => {
    const { rows, errors } = parseCsv('a,b\n"c"d,e\n\nf\n\n"g,h\ni\n"j"k', noHeader);
    expect(errors).toEqual([
      { line: 2, issue },
      { line: 6, issue },
      { line: 8, issue },
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 4, 7]);
  });

  it('is reported up to a maximum', () => {
    const { errors } = parseCsv('"a"b\n'.repeat(50_000), noHeader);
    expect(errors).toHaveLength(maxReportedErrors);
  });

  it('prevents the import', () => {
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
    fc.string({ unit: fc.constantFrom(...'\'"=+-@＝,;\t\n #\ufeff\u00a0a1') }),
    fc.constantFrom('#separator:comma', '#html:true', "'tis", 'word', ' padded '),
  );
  /** Without carriage returns, which reading normalises, and with at least two cells, because empty lines are skipped. */
  const line = fc.array(
    cell.map((text) => text.replaceAll('\r', '')),
    { minLength: 2, maxLength: 4 },
  );
  const rows = fc.array(line, { maxLength: 5 });

  it('is the same after reading', () => {
    const expectSame = (written: string[][]) => {
      expect(cellsOf(writeCsv(written))).toEqual(written);
      expect(cellsOf(writeAnki(['One', 'Two'], written))).toEqual(written);
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
        expect(parseCsv(text, noHeader).rows.map(({ line }) => line)).toEqual(firstLines);
      }),
    );
  });
});

it('reads any text without failing', () => {
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
