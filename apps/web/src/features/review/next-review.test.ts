import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { formatInDays } from './next-review.ts';

it.each([
  ['en', 1, 'tomorrow'],
  ['en', 8, 'in 8 days'],
  ['en', 61, 'in 2 months'],
  ['en', 360, 'in 12 months'],
  ['en', 730, 'in 2 years'],
  ['ru', 1, 'завтра'],
  ['ru', 3, 'через 3 дня'],
  ['ru', 21, 'через 21 день'],
  ['ru', 150, 'через 5 месяцев'],
])('says in %s that a review is %i days away: %s', (locale, days, text) => {
  expect(formatInDays(createIntl({ locale }), days)).toBe(text);
});
