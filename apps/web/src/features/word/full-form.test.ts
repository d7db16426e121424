import { expect, it } from 'vitest';
import { fullFormOf } from './full-form.ts';

it.each([
  ['Auge', 'de', { gender: 'neuter', plural: 'Augen' }, 'das Auge, die Augen'],
  ['agua', 'es', { gender: 'feminine', article: 'el', plural: 'aguas' }, 'el agua, las aguas'],
  ['école', 'fr', { gender: 'feminine', plural: 'écoles' }, 'l’école, les écoles'],
  ['uovo', 'it', { gender: 'masculine', plural: 'uova' }, 'l’uovo, uova'],
  ['Milch', 'de', { gender: 'feminine' }, 'die Milch'],
  ['глаз', 'ru', { gender: 'masculine', plural: 'глаза' }, 'глаз, глаза'],
  ['die Eltern', 'de', { gender: 'masculine', article: 'die' }, 'die Eltern'],
  ['laufen', 'de', null, 'laufen'],
] as const)('%s in %s with %j is headed %s', (text, langCode, grammar, form) => {
  expect(fullFormOf({ text, langCode, grammar })).toBe(form);
});
