import { normalizeText } from '@wordhoard/contract/text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinWords, splitWords } from './read-table-text.ts';

it.each([
  ['went', ['went']],
  ['was; were', ['was', 'were']],
  ['was;were;', ['was', 'were']],
  ['got / gotten', ['got', 'gotten']],
  ['he/she', ['he/she']],
  [' ', []],
  ['and so on\\; etc.', ['and so on; etc.']],
  ['C:\\words', ['C:\\words']],
  ['הוא; היא', ['הוא', 'היא']],
])('holds in %s the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('is read as it was written, whatever the words are', () => {
  const word = fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'a\\;/ \t') }))
    .map(normalizeText)
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(splitWords(joinWords(words))).toEqual(words);
    }),
    { numRuns: 2_000 },
  );
});
