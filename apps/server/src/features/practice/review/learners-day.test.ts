import { expect, it } from 'vitest';
import { isLearnersDay } from './activity.ts';

const lateOnTheFirst = new Date('2026-03-01T23:59:59Z');

it.each(['2026-02-28', '2026-03-01', '2026-03-02'])('is today somewhere: %s', (day) => {
  expect(isLearnersDay(day, lateOnTheFirst)).toBe(true);
});

it.each(['2026-02-27', '2026-03-03', '2025-03-01'])('is today nowhere: %s', (day) => {
  expect(isLearnersDay(day, lateOnTheFirst)).toBe(false);
});
