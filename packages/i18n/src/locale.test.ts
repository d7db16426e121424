import { isLocaleCode, negotiateLocale } from '@wordhoard/i18n';
import { expect, it } from 'vitest';

it.each([
  ['ru', 'ru'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['de-DE,de;q=0.9,ru;q=0.5', 'ru'],
  ['ru;q=0.2, en;q=0.9', 'en'],
  ['ru;q=0, de', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['ru;q=nonsense', 'en'],
])('negotiates %j as %s', (ranges, locale) => {
  expect(negotiateLocale(ranges)).toBe(locale);
});

it('recognizes its locales', () => {
  expect(isLocaleCode('ru')).toBe(true);
  expect(isLocaleCode('toString')).toBe(false);
  expect(isLocaleCode(undefined)).toBe(false);
});
