import { expect, it } from 'vitest';
import { formatCsv } from './results-csv.ts';

it('quotes separators, quotation marks and line breaks', () => {
  expect(formatCsv([['a,b', 'say "hi"', 'two\nlines', 3]])).toBe(
    '\ufeff"a,b","say ""hi""","two\nlines",3\r\n',
  );
});

it.each(['=1+1', '+1', '-tion', '@me', '\tx', '＝1'])('contains no formula: %s', (cell) => {
  expect(formatCsv([[cell, 'x']])).toContain(`'${cell}`);
});
