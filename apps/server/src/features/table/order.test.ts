import { expect, it } from 'vitest';
import { insertedAt, movedTo } from './rules.ts';

const rows = ['a', 'b', 'c'];

it('takes what is new at a position, or last', () => {
  expect(insertedAt(rows, ['x', 'y'], 1)).toEqual(['x', 'y', 'a', 'b', 'c']);
  expect(insertedAt(rows, ['x'], 3)).toEqual(['a', 'b', 'x', 'c']);
  expect(insertedAt(rows, ['x'])).toEqual(['a', 'b', 'c', 'x']);
  expect(insertedAt(rows, ['x'], 1_000)).toEqual(['a', 'b', 'c', 'x']);
});

it('moves what is there up or down, so that it stands where it was asked to', () => {
  expect(movedTo(rows, 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(movedTo(rows, 'a', 3)).toEqual(['b', 'c', 'a']);
  expect(movedTo(rows, 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(movedTo(rows, 'b', 2)).toEqual(rows);
  expect(movedTo(rows, 'a', 1_000)).toEqual(['b', 'c', 'a']);
});
