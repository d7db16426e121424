import { expect, it } from 'vitest';
import { splitIntoBatches } from './merge-browser-data.tsx';

const review = { at: '2026-03-01T12:00:00.000Z', day: '2026-03-01', rating: 3 } as const;
const buildHistory = (count: number) => ({
  langCode: 'de',
  reviews: Array.from({ length: count }, () => review),
  card: null,
});

it('sends the reviews of each word', () => {
  expect(splitIntoBatches({ apple: buildHistory(1) })).toEqual([
    [{ wordId: 'apple', reviews: [{ reviewedAt: review.at, day: review.day, rating: 3 }] }],
  ]);
});

it('splits long histories into several requests', () => {
  const record = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [
      `${index}`,
      buildHistory(index === 0 ? 2_000 : 1_000),
    ]),
  );
  const batches = splitIntoBatches(record);
  expect(batches.map((words) => words.length)).toEqual([5, 5, 1]);
  expect(batches.flat().map(({ reviews }) => reviews.length)).toEqual(Array(11).fill(1_000));
});
