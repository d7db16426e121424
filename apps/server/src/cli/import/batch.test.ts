import { WordMode } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIds } from '../../platform/database/insert-rows.ts';
import { buildBatch } from './batch.ts';

const translating = { from: 'vo', to: 'en' };
const explaining = { from: 'en', to: 'en' };
const languages = fc.constantFrom(translating, explaining);
const text = fc.constantFrom('a', 'B', 'b', 'c', 'é', "o'clock", 'o\u2019clock', 'zz');
const isExplained = ({ mode }: { mode: WordMode }): boolean => mode !== WordMode.Definition;
const entries = fc.array(
  fc.record({
    location: fc.constant('1'),
    text,
    mode: fc.constantFrom(undefined, WordMode.Word, WordMode.Idiom),
    translations: fc.array(text, { minLength: 1, maxLength: 4 }),
  }),
);

it('has each word once, and places in the order of the keys', () => {
  fc.assert(
    fc.property(entries, languages, (some, { from, to }) => {
      const { words } = buildBatch(some, { from, to }, createIds(0));
      const places = words.map(({ place }) => place);
      expect(places).toEqual(places.toSorted());
      const names = words.map(({ langCode, key, mode }) => `${langCode} ${key} ${mode}`);
      expect(new Set(names).size).toBe(names.length);
      const sides = [words.filter(isExplained), words.filter((word) => !isExplained(word))];
      for (const side of sides) {
        for (const langCode of ['vo', 'en']) {
          const keys = side.filter((word) => word.langCode === langCode).map(({ key }) => key);
          expect(keys).toEqual(keys.toSorted());
        }
      }
    }),
  );
});

it('joins each word or idiom with all its translations or definitions', () => {
  fc.assert(
    fc.property(entries, languages, (some, { from, to }) => {
      const { words, pairs } = buildBatch(some, { from, to }, createIds(0));
      expect(pairs).toHaveLength(some.flatMap(({ translations }) => translations).length);
      expect(new Set(pairs.flatMap(({ one, other }) => [one, other]))).toEqual(new Set(words));
      for (const { one, other } of pairs) {
        expect([one.langCode, other.langCode]).toEqual([from, to]);
        expect(other.mode).toBe(from === to ? WordMode.Definition : one.mode);
      }
    }),
  );
});
