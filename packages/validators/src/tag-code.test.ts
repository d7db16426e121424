import { isTagCode, tagCode } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isTagCode and tagCode', () => {
  it.each(['a', 'food', 'sea-food', 'a-b-c'])('[V7] accepts %s', (text) => {
    expect(isTagCode(text)).toBe(true);
  });

  it.each(['-food', 'food-', '-', 'sea--food', 'Food', 'food1', 'sea food', 'еда', 'food\n', ''])(
    '[V3] [V4] [V7] rejects %j',
    (text) => {
      expect(isTagCode(text)).toBe(false);
    },
  );

  it('[V7] agrees with the regular expression of its rule', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'z', '-', 'A', '1', '\n'), maxLength: 8 });
    fc.assert(
      fc.property(text, (code) => isTagCode(code) === /^[a-z]+(?:-[a-z]+)*$/.test(code)),
      { numRuns: 2000 },
    );
  });

  it('[V1] [V2] handles megabytes of hyphens without a stack overflow', () => {
    expect(isTagCode(`${'a-'.repeat(10_000_000)}a`)).toBe(true);
    expect(isTagCode('a-'.repeat(10_000_000))).toBe(false);
  });

  it('[C4] has a check with its own issue', () => {
    expect(tagCode()('Sea food')).toEqual({ code: 'tagCode' });
  });
});
