import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { formatDay, formatFinish } from './finish-text.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const today = '2026-11-24';

it.each([
  ['2026-11-24', 'done today'],
  ['2026-11-25', 'done by tomorrow'],
  ['2026-11-26', 'done by Thursday'],
  ['2026-11-30', 'done by Monday'],
  ['2026-12-01', 'done by December 1'],
  ['2027-07-01', 'done by July 1, 2027'],
])('tells that a plan ends on %s as “%s”', (day, text) => {
  expect(formatFinish(intl, day, today)).toBe(text);
});

it('writes a date without the year if it is near', () => {
  expect(formatDay(intl, '2026-11-29', today)).toBe('November 29');
});
