import fc from 'fast-check';
import { expect, it } from 'vitest';
import { referencedFirst } from './database-catalog.ts';

it('puts referenced tables first', () => {
  const tables = ['a', 'b', 'c', 'd', 'e', 'f'];
  const name = fc.constantFrom(...tables);
  const references = fc
    .array(fc.record({ from: name, to: name }))
    .map((some) => some.filter(({ from, to }) => from <= to));
  fc.assert(
    fc.property(references, (some) => {
      const ordered = referencedFirst(tables, some);
      expect([...ordered].sort()).toEqual(tables);
      for (const { from, to } of some.filter((reference) => reference.from !== reference.to)) {
        expect(ordered.indexOf(to)).toBeLessThan(ordered.indexOf(from));
      }
    }),
  );
});

it('reports the tables of a cycle', () => {
  const cycle = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => referencedFirst(['a', 'b', 'c'], cycle)).toThrow('a, b');
});
