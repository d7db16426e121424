import { isTagCode, tagCode } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a tag code', () => {
  it.each(['a', 'food', 'sea-food', 'a-b-c'])('[V7] may be %s', (text) => {
    expect(isTagCode(text)).toBe(true);
  });

  it.each(['-food', 'food-', '-', 'sea--food', 'Food', 'food1', 'sea food', 'еда', 'food\n', ''])(
    '[V3] [V4] [V7] is not %j',
    (text) => {
      expect(isTagCode(text)).toBe(false);
    },
  );

  it('[V7] is what the expression of its rule says', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'z', '-', 'A', '1', '\n'), maxLength: 8 });
    fc.assert(
      fc.property(text, (code) => isTagCode(code) === /^[a-z]+(?:-[a-z]+)*$/.test(code)),
      { numRuns: 2000 },
    );
  });

  it('[V1] [V2] is told in megabytes of hyphens without overflowing a stack', () => {
    expect(isTagCode(`${'a-'.repeat(10_000_000)}a`)).toBe(true);
    expect(isTagCode('a-'.repeat(10_000_000))).toBe(false);
  });

  it('[C4] has an issue of its own', () => {
    expect(tagCode()('Sea food')).toEqual({ code: 'tagCode' });
  });
});
