import { expect, it } from 'vitest';
import { listChosen, withChosen, withoutLines } from './pasted-lines.ts';

it.each([
  ['a\nb\nc', [2], 'a\nc'],
  ['a\r\nb\rc', [1, 3], 'b'],
  ['a', [1], ''],
  ['a\n', [], 'a\n'],
])('removes lines from %j: %j', (text, lines, rest) => {
  expect(withoutLines(text, lines)).toBe(rest);
});

it('keeps the homograph of a line when lines are added before it, until the line changes', () => {
  const text = 'sein\r\nBank, bank';
  const chosen = withChosen(text, withChosen(text, '', { line: 1, homograph: 1 }), {
    line: 2,
    homograph: 2,
  });
  expect(listChosen(`Apfel\n${text}`, chosen)).toEqual([
    { line: 2, homograph: 1 },
    { line: 3, homograph: 2 },
  ]);
  expect(listChosen('sein, his', chosen)).toEqual([]);
});
