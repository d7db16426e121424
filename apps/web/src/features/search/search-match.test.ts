import { expect, it } from 'vitest';
import { matchWord } from './search-match.ts';

const word = (text: string, langCode: string, ...translations: string[]) => ({
  text,
  langCode,
  trans: translations.map((translation) => ({
    id: translation,
    wordId: text,
    speechPartId: 6,
    status: 1 as const,
    dest: { id: translation, text: translation, langCode: 'en', mode: 1 as const, homograph: 1 },
  })),
});
const hund = word('Hund', 'de', 'dog', 'to hound');

it.each([
  ['hund', hund, 'whole'],
  ['der Hund', hund, 'whole'],
  ['The dog', hund, 'whole'],
  ['hound', hund, 'whole'],
  ['Hun', hund, 'begins'],
  ['ho', hund, 'begins'],
  ['un', hund, 'inside'],
  ['went', word('twentieth', 'en'), 'inside'],
  ['Hunde', { ...hund, form: { text: 'Hunde', kind: 'plural' as const, langCode: 'de' } }, 'whole'],
  ['hnd', hund, 'similar'],
  ['KÄSE', word('Käse', 'de', 'cheese'), 'whole'],
  ['run', word('to run', 'en'), 'whole'],
  ['el perro', word('perro', 'es', 'dog'), 'whole'],
])('“%s” is matched by %o as %s', (text, found, match) => {
  expect(matchWord(found, { text, learnLangCode: 'de', tranLangCode: 'en' })).toBe(match);
});
