import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLinkChange } from './link-request.ts';

it('links one child or several', () => {
  expect(readLinkChange({ childId: 'a' })).toEqual({ linkIds: ['a'], unlinkIds: [] });
  const several = readLinkChange({ childIds: ['b', 'a', 'b'] });
  expect(several).toEqual({ linkIds: ['b', 'a'], unlinkIds: [] });
});

it('collects the children that are flagged as linked, and the others', () => {
  const children = [
    { id: 'a', link: true },
    { id: 'b', link: false },
    { id: 'c', link: true },
  ];
  expect(readLinkChange({ children })).toEqual({ linkIds: ['a', 'c'], unlinkIds: ['b'] });
});

it('returns each child once, as flagged last', () => {
  const child = fc.record({ id: fc.constantFrom('a', 'b', 'c'), link: fc.boolean() });
  fc.assert(
    fc.property(fc.array(child), (children) => {
      const { linkIds, unlinkIds } = readLinkChange({ children });
      const all = [...linkIds, ...unlinkIds];
      expect(new Set(all).size).toBe(all.length);
      expect(new Set(all)).toEqual(new Set(children.map(({ id }) => id)));
      for (const id of all) {
        expect(linkIds.includes(id)).toBe(children.findLast((one) => one.id === id)?.link);
      }
    }),
  );
});
