import { isSlug } from '@wordhoard/validators';
import { expect, it } from 'vitest';
import { slugOf } from './slug-of.ts';

it.each([
  ['Irregular verbs', 'irregular-verbs'],
  ['Fruit', 'fruit-list'],
  ['A', 'a-list'],
  ['7 days of the week!', 'days-of-the-week'],
  ['Größe & Länge', 'grosse-lange'],
  ['Щедрый объём, чай', 'shchedryy-obem-chay'],
  ['Йод и ещё что-то', 'yod-i-eshche-chto-to'],
  ['a'.repeat(80), 'a'.repeat(40)],
])('makes an address of “%s”', (name, slug) => {
  expect(slugOf(name, 'list')).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

it.each(['', '水果', '12 34'])('makes none of “%s”', (name) => {
  expect(slugOf(name, 'table')).toBe('');
});
