import { expect, it } from 'vitest';
import { romaniseRussian, romaniseUkrainian } from './romanise-cyrillic.ts';

it.each([
  ['е at the beginning', 'есть', 'yest’'],
  ['е after a vowel', 'уезжать', 'uyezzhat’'],
  ['е after a hard sign', 'объект', 'obyekt'],
  ['е after a soft sign', 'веселье', 'vesel’ye'],
  ['е after a consonant', 'лес', 'les'],
  ['ё', 'ёж', 'yozh'],
  ['ё after a hissing consonant', 'чёрный', 'chornyy'],
  ['a capital', 'Ёлка', 'Yolka'],
  ['several words', 'не ехать', 'ne yekhat’'],
  ['what is not Cyrillic', 'SMS-ка!', 'SMS-ka!'],
])('romanises Russian: %s', (_, text, romanised) => {
  expect(romaniseRussian(text)).toBe(romanised);
});

it.each([
  ['letters at the beginning', 'їжак', 'yizhak'],
  ['letters within a word', 'мій', 'mii'],
  ['я and ю', 'юшка моя', 'yushka moia'],
  ['зг', 'згода', 'zghoda'],
  ['an apostrophe', 'сім’я', 'simia'],
  ['a soft sign', 'день', 'den'],
  ['a hyphen', 'будь-який', 'bud-yakyi'],
  ['a capital', 'Європа', 'Yevropa'],
])('romanises Ukrainian: %s', (_, text, romanised) => {
  expect(romaniseUkrainian(text)).toBe(romanised);
});
