import { splitSenses } from '@wordhoard/word-import';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinSenses } from './join-senses.ts';

it('senses are the same when they are joined and split', () => {
  const sense = fc
    .string({ unit: fc.constantFrom(...'ab ,;/()"12.１；①'), minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(sense), fc.boolean(), (senses, commas) => {
      expect(splitSenses(joinSenses(senses), { commas })).toEqual(senses);
    }),
    { numRuns: 2_000 },
  );
  expect(joinSenses(['miles', 'km/h'])).toBe('miles; "km/h"');
});
