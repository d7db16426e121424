import { expect, it } from 'vitest';
import { findAdjacentCell, findPositionAfterKey } from './grid-position.ts';

const size = { rows: 12, columns: 3 };
const at = (row: number, column: number) => ({ row, column });

it.each([
  ['ArrowRight', at(1, 1), at(1, 2)],
  ['ArrowRight', at(1, 3), at(1, 3)],
  ['ArrowLeft', at(1, 1), at(1, 0)],
  ['ArrowUp', at(1, 2), at(0, 2)],
  ['ArrowUp', at(1, 0), at(0, 1)],
  ['ArrowLeft', at(0, 1), at(0, 1)],
  ['ArrowDown', at(12, 1), at(12, 1)],
  ['PageDown', at(1, 1), at(11, 1)],
  ['PageUp', at(3, 1), at(0, 1)],
  ['Home', at(5, 3), at(5, 1)],
  ['End', at(5, 0), at(5, 3)],
  ['a', at(1, 1), undefined],
])('%s moves from %j to %j', (key, from, to) => {
  expect(findPositionAfterKey({ key, ctrlKey: false }, from, size)).toEqual(to);
});

it.each([
  ['Home', at(1, 1)],
  ['End', at(12, 3)],
])('Ctrl+%s moves to the end of the grid', (key, to) => {
  expect(findPositionAfterKey({ key, ctrlKey: true }, at(5, 2), size)).toEqual(to);
});

it('continues in the next row, and stops at both ends', () => {
  expect(findAdjacentCell(at(1, 3), 1, size)).toEqual(at(2, 1));
  expect(findAdjacentCell(at(2, 1), -1, size)).toEqual(at(1, 3));
  expect(findAdjacentCell(at(12, 3), 1, size)).toBeUndefined();
  expect(findAdjacentCell(at(1, 1), -1, size)).toBeUndefined();
});
