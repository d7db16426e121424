import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldForSearch } from './search-text.ts';

it.each([
  ['Ёжик', 'ежик'],
  ['ÎLE', 'ile'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ['cœur', 'coeur'],
  ['שָׁלוֹם', 'שלום'],
  ['مَرْحَبًا', 'مرحبا'],
  ['ｶﾞ  Ａ', 'ガ a'],
])('finds %s by %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

it('keeps what tells words of other scripts apart', () => {
  expect(foldForSearch('が')).not.toBe(foldForSearch('か'));
  expect(foldForSearch('हिन्दी')).toBe('हिन्दी');
});

it('changes nothing a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
  );
});
