import { expect, it } from 'vitest';
import { countLessonWords, listPaces } from './plan.ts';

it('divides what is left today into even lessons', () => {
  expect([1, 4, 5, 6, 7, 10, 11, 20].map(countLessonWords)).toEqual([1, 4, 5, 3, 4, 5, 4, 5]);
});

it('makes a whole lesson if nothing is left today', () => {
  expect(countLessonWords(0)).toBe(5);
});

it('offers the goal and the pace so far among the paces', () => {
  expect(listPaces(undefined, undefined)).toEqual({ options: [5, 7, 10, 15, 20], preset: 7 });
  expect(listPaces(12, undefined)).toEqual({ options: [5, 7, 10, 12, 15, 20], preset: 12 });
  expect(listPaces(10, 3)).toEqual({ options: [3, 5, 7, 10, 15, 20], preset: 3 });
});
