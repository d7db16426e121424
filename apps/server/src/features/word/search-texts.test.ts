import { describe, expect, it } from 'vitest';
import { parseSearch } from './search-texts.ts';

const german = { langCode: 'de', tranLangCode: 'en' };

describe('the text without its article', () => {
  it.each([
    ['der Hund', german, 'hund'],
    ['  Die  Katze ', german, 'katze'],
    ['the dog', german, 'dog'],
    ['to run', german, 'run'],
    ['Hund', german, 'hund'],
    ['die', german, 'die'],
    ['l’école', german, "l'école"],
    ['l’école', {}, 'ecole'],
    ['la maison', { langCode: 'de' }, 'maison'],
    ['Ένας δρόμος', {}, 'δρομοσ'],
  ])('of “%s” in %j is “%s”', (text, languages, core) => {
    expect(parseSearch({ text, ...languages }).core).toBe(
      core.normalize('NFKD').replace(/\u0301/g, ''),
    );
  });
});

it('counts the word with any article as the whole word', () => {
  expect(parseSearch({ text: 'run', langCode: 'en', tranLangCode: 'ru' }).wholes).toEqual([
    'run',
    'to run',
    'a run',
    'an run',
    'the run',
  ]);
  const french = parseSearch({ text: 'école', langCode: 'fr', tranLangCode: 'ru' }).wholes;
  expect(french).toEqual(expect.arrayContaining(["l'ecole", 'une ecole']));
});

describe('the letters that may be mistyped', () => {
  it.each([
    ['hnd', german, 'abcdefghijklmnopqrstuvwxyz'],
    ['собка', { langCode: 'ru', tranLangCode: 'en' }, 'абвгдежзиклмнопрстуфхцчшщъыьэюя'],
    ['猫', { langCode: 'ja', tranLangCode: 'en' }, ''],
    ['100 %', german, ''],
  ])('of “%s” in %j are %s', (text, languages, letters) => {
    const found = parseSearch({ text, ...languages }).letters;
    expect([...found].toSorted().join('')).toBe(letters);
  });

  it('are those of all languages of the script if no languages are given', () => {
    const { letters } = parseSearch({ text: 'соба' });
    expect(letters).toContain('є');
    expect(letters).toContain('ђ');
    expect(letters).not.toMatch(/[a-z]/);
  });
});
