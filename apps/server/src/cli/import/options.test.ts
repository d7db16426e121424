import { expect, it } from 'vitest';
import { readOptions } from './content.ts';

const read = (from: string, to: string, format = 'csv') =>
  readOptions(
    [
      ...['import', 'a.csv', '--format', format, '--licence=CC0-1.0'],
      ...['--from', from, '--to', to],
    ],
    'usage',
  );

it('accepts languages of the catalogue', () => {
  expect(read('ast', 'zh-Hant')).toMatchObject({ from: 'ast', to: 'zh-Hant' });
});

it('accepts one language for definitions, which dictd dictionaries have not', () => {
  expect(read('en', 'en')).toMatchObject({ from: 'en', to: 'en' });
  expect(() => read('en', 'en', 'dictd')).toThrow('usage');
});

it.each([
  ['xx', 'en'],
  ['en', 'xx'],
  ['deu', 'en'],
  ['EN', 'ru'],
])('refuses %s to %s', (from, to) => {
  expect(() => read(from, to)).toThrow('usage');
});
