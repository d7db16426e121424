import { isSameText } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isSameText', () => {
  it.each([
    ['apple', 'APPLE'],
    [' apple\n', 'apple'],
    ['Äpfel', 'ÄPFEL'],
    ['ЯБЛОКО', 'яблоко'],
    ['ΟΔΟΣ', 'οδος'],
    ['', '  '],
  ])('[V19] is true for %j and %j', (a, b) => {
    expect(isSameText(a, b)).toBe(true);
  });

  it.each([
    ['apple', 'apples'],
    ['sea food', 'seafood'],
    ['kıl', 'kil'],
    ['é', 'e'],
    ['Maße', 'Masse'],
  ])('[V19] is false for %j and %j', (a, b) => {
    expect(isSameText(a, b)).toBe(false);
  });

  it('[V1] [V19] is false for values that are not text', () => {
    expect(isSameText(undefined as never, undefined as never)).toBe(false);
    expect(isSameText(1 as never, '1')).toBe(false);
  });

  it('[V19] is reflexive, ignores white space and is symmetric', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(isSameText(a, ` ${a}\t`)).toBe(true);
        expect(isSameText(a, b)).toBe(isSameText(b, a));
      }),
    );
  });
});
