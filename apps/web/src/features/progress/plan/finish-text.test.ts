import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { formatDay, formatFinish } from './finish-text.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const today = '2026-11-24';

it.each([
  ['2026-11-24', 'finish today'],
  ['2026-11-25', 'finish tomorrow'],
  ['2026-11-26', 'finish on Thursday'],
  ['2026-11-30', 'finish on Monday'],
  ['2026-12-01', 'finish on December 1'],
  ['2027-07-01', 'finish on July 1, 2027'],
])('tells that a plan ends on %s as “%s”', (day, text) => {
  expect(formatFinish(intl, day, today)).toBe(text);
});

it('writes a date without the year if it is near', () => {
  expect(formatDay(intl, '2026-11-29', today)).toBe('November 29');
});
