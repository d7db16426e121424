import { expect, it } from 'vitest';
import { planPaste } from './use-grid.ts';

const size = { rows: 2, columns: 2 };
const lastRow = { row: 2, column: 1 };
const isAllowed = (_: unknown, text: string) => text.length < 6;
const paste = (copied: string, canAddRows = true, start = lastRow) =>
  planPaste(copied, { start, size, canAddRows, isAllowed });

it('fills the cells that the block covers', () => {
  expect(paste(' go \twent\r\n')).toEqual({
    changes: [
      { position: { row: 2, column: 1 }, text: 'go' },
      { position: { row: 2, column: 2 }, text: 'went' },
    ],
    rows: [],
    skippedCount: 0,
  });
});

it('adds rows below the last one', () => {
  expect(paste('go\twent\neat\nsee\tsaw').rows).toEqual([
    ['eat', ''],
    ['see', 'saw'],
  ]);
  expect(paste('went\nate', true, { row: 2, column: 2 }).rows).toEqual([['', 'ate']]);
});

it('counts cells that do not fit or are not allowed', () => {
  expect(paste('go\twent\tgone\t\neat\ttoo long')).toMatchObject({
    changes: [{ text: 'go' }, { text: 'went' }],
    rows: [['eat', '']],
    skippedCount: 2,
  });
});

it('skips rows below the last one if no rows can be added', () => {
  expect(paste('go\twent\neat\tate', false)).toMatchObject({ rows: [], skippedCount: 2 });
});
