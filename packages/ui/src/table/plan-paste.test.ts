import { expect, it } from 'vitest';
import { planPaste } from './plan-paste.ts';

const size = { rows: 2, columns: 2 };
const from = { row: 2, column: 1 };
const isAllowed = (_: unknown, text: string) => text.length < 6;
const paste = (copied: string, mayGrow = true, start = from) =>
  planPaste(copied, { from: start, size, mayGrow, isAllowed });

it('fills the cells that it covers', () => {
  expect(paste(' go \twent\r\n')).toEqual({
    changes: [
      { place: { row: 2, column: 1 }, text: 'go' },
      { place: { row: 2, column: 2 }, text: 'went' },
    ],
    rows: [],
    leftOut: 0,
  });
});

it('brings rows below the last one', () => {
  expect(paste('go\twent\neat\nsee\tsaw').rows).toEqual([
    ['eat', ''],
    ['see', 'saw'],
  ]);
  expect(paste('went\nate', true, { row: 2, column: 2 }).rows).toEqual([['', 'ate']]);
});

it('counts what does not fit, and what may not stand there', () => {
  expect(paste('go\twent\tgone\t\neat\ttoo long')).toMatchObject({
    changes: [{ text: 'go' }, { text: 'went' }],
    rows: [['eat', '']],
    leftOut: 2,
  });
});

it('leaves out what is below where there is no room to grow', () => {
  expect(paste('go\twent\neat\tate', false)).toMatchObject({ rows: [], leftOut: 2 });
});
