import { createCard, mark, review } from '@wordhoard/review-scheduler';
import { expect, it } from 'vitest';
import { listVisitorWords } from './visitor-words.ts';

const today = '2026-03-02';
const created = createCard('2026-03-01');
const yesterday = review(created, 3, '2026-03-01');
const entry = { langCode: 'de', reviews: [], undone: [] };

it('tells known words from answered ones, and those of today from earlier ones', () => {
  const record = {
    saved: { ...entry, card: created },
    removed: { ...entry, card: null },
    open: entry,
    known: { ...entry, card: mark(created, 'known', today) ?? null },
    earlier: { ...entry, card: yesterday },
    again: { ...entry, card: review(yesterday, 3, today) },
    wrong: { ...entry, card: review(created, 1, today) },
  };
  expect(listVisitorWords(record, today)).toEqual({
    knownIds: ['known'],
    learningIds: ['earlier', 'again', 'wrong'],
    learnedIds: ['known', 'earlier', 'again', 'wrong'],
    learnedTodayIds: ['wrong'],
  });
});

it('keeps the latest of more words than a request may have', () => {
  const record = Object.fromEntries(
    Array.from({ length: 1_200 }, (_, index) => [`word ${index}`, { ...entry, card: yesterday }]),
  );
  const { learnedIds } = listVisitorWords(record, today);
  expect(learnedIds).toHaveLength(1_000);
  expect(learnedIds.at(-1)).toBe('word 1199');
});
