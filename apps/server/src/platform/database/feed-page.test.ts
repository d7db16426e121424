import { expect, it } from 'vitest';
import { fitTotal } from './feed-page.ts';

it.each([
  ['a page that is full', 10, { skip: 0, pageSize: 4, rowCount: 4 }, 10],
  ['the last page', 10, { skip: 8, pageSize: 4, rowCount: 2 }, 10],
  ['an empty feed', 0, { skip: 0, pageSize: 4, rowCount: 0 }, 0],
  ['a page beyond the end', 10, { skip: 12, pageSize: 4, rowCount: 0 }, 10],
  ['a full page whose last rows were not counted', 3, { skip: 0, pageSize: 4, rowCount: 4 }, 4],
  ['the last page, whose deleted rows were counted', 11, { skip: 8, pageSize: 4, rowCount: 2 }, 10],
  [
    'an empty page, whose deleted rows were counted',
    13,
    { skip: 12, pageSize: 4, rowCount: 0 },
    12,
  ],
])('gives %s a total that agrees with its rows', (_, count, page, total) => {
  expect(fitTotal(count, page)).toBe(total);
});
