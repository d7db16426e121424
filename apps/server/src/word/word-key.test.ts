import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordKey } from './word-key.ts';

it('takes spellings that differ in case and white space for one word', () => {
  expect(wordKey('  Hot \t Dog ')).toBe(wordKey('hot dog'));
  expect(wordKey('Käse')).toBe(wordKey('KA\u0308SE'));
});

it('takes words that differ in an accent for two', () => {
  expect(wordKey('sí')).not.toBe(wordKey('si'));
  expect(wordKey('schön')).not.toBe(wordKey('schon'));
});

it('composes letters after it has lowered them', () => {
  expect(wordKey('\u03aa\u0301')).toBe('\u0390');
});

it('changes nothing a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(wordKey(wordKey(text))).toBe(wordKey(text));
    }),
  );
});
