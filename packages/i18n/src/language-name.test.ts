import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['de', 'en', 'German'],
  ['de', 'ru', 'немецкий'],
  ['a b', 'en', 'a b'],
  ['', 'ru', ''],
])('names the language %o in %s: %s', (langCode, locale, name) => {
  expect(languageName(langCode, locale)).toBe(name);
});
