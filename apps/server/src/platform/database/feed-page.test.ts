import { expect, it } from 'vitest';
import { fitTotal } from './feed-page.ts';

it.each([
  ['a page that is full', 10, { page: 1, rowCount: 4 }, 10],
  ['the last page', 10, { page: 3, rowCount: 2 }, 10],
  ['an empty feed', 0, { page: 1, rowCount: 0 }, 0],
  ['a page beyond the end', 10, { page: 4, rowCount: 0 }, 10],
  ['a full page whose last rows were not counted', 3, { page: 1, rowCount: 4 }, 4],
  ['the last page, whose deleted rows were counted', 11, { page: 3, rowCount: 2 }, 10],
  ['an empty page, whose deleted rows were counted', 13, { page: 4, rowCount: 0 }, 12],
])('gives %s a total that agrees with its rows', (_, count, { page, rowCount }, total) => {
  expect(fitTotal(count, rowCount, { page, pageSize: 4 })).toBe(total);
});
