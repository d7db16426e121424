import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIds } from '../../platform/database/create-ids.ts';
import { batchOf } from './batch.ts';

const direction = { from: 'vo', to: 'en', licence: 'CC0-1.0' };
const text = fc.constantFrom('a', 'B', 'b', 'c', 'é', "o'clock", 'o\u2019clock', 'zz');
const entries = fc.array(
  fc.record({
    location: fc.constant('1'),
    text,
    translations: fc.array(text, { minLength: 1, maxLength: 4 }),
  }),
);

it('has each word once, with ids in the order of the keys', () => {
  fc.assert(
    fc.property(entries, (some) => {
      const { words } = batchOf(some, direction, createIds(0));
      const ids = words.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted());
      for (const langCode of ['vo', 'en']) {
        const keys = words.filter((word) => word.langCode === langCode).map(({ key }) => key);
        expect(keys).toEqual([...new Set(keys)].toSorted());
      }
    }),
  );
});

it('joins each word with all its translations', () => {
  fc.assert(
    fc.property(entries, (some) => {
      const { words, pairs } = batchOf(some, direction, createIds(0));
      expect(pairs).toHaveLength(some.flatMap(({ translations }) => translations).length);
      expect(new Set(pairs.flatMap(({ one, other }) => [one, other]))).toEqual(new Set(words));
      for (const { one, other } of pairs) {
        expect([one.langCode, other.langCode]).toEqual(['vo', 'en']);
      }
    }),
  );
});
