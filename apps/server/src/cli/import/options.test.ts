import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const read = (from: string, to: string) =>
  readOptions(['import', 'a.csv', '--format=csv', '--licence=CC0-1.0', '--from', from, '--to', to]);

it('accepts languages of the catalogue', () => {
  expect(read('ast', 'zh-Hant')).toMatchObject({ from: 'ast', to: 'zh-Hant' });
});

it.each([
  ['xx', 'en'],
  ['en', 'xx'],
  ['deu', 'en'],
  ['EN', 'ru'],
])('refuses %s to %s', (from, to) => {
  expect(read(from, to)).toBeUndefined();
});
