import { isNumeric, number, numeric, range, toNumber } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isNumeric', () => {
  it.each(['0', '007', '9'.repeat(1000)])('[V13] accepts %s', (text) => {
    expect(isNumeric(text)).toBe(true);
  });

  it.each(['', '-1', '+1', '1.5', '1e3', ' 1', '1\n', '٣', '０', 'a'])(
    '[V3] [V4] [V13] rejects %j',
    (text) => {
      expect(isNumeric(text)).toBe(false);
    },
  );

  it('[C4] has a check with the issue number', () => {
    expect(numeric()('12a')).toEqual({ code: 'number' });
    expect(numeric()('12')).toBeUndefined();
  });
});

describe('toNumber', () => {
  it('[V14] converts digits with an optional decimal part', () => {
    expect(['0', '007', '3.50', '0.1'].map(toNumber)).toEqual([0, 7, 3.5, 0.1]);
  });

  it('[V14] agrees with Number.parseFloat', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 999 }), (whole, decimals) => {
        expect(toNumber(`${whole}.${decimals}`)).toBe(Number.parseFloat(`${whole}.${decimals}`));
      }),
    );
  });

  it('[V14] returns Infinity above the largest double', () => {
    expect(toNumber('9'.repeat(400))).toBe(Infinity);
  });

  it.each([
    '',
    '.',
    '1.',
    '.5',
    '1.2.3',
    '1,5',
    '-1',
    '+1',
    '1e3',
    '0x1f',
    ' 1',
    '1 ',
    '1\n',
    '1.5\n',
    'NaN',
    'Infinity',
    '٣',
  ])('[V3] [V4] [V14] returns undefined for %j', (text) => {
    expect(toNumber(text)).toBeUndefined();
  });

  it('[V15] returns every number unchanged', () => {
    fc.assert(fc.property(fc.double(), (value) => Object.is(toNumber(value), value)));
    expect([NaN, Infinity, -Infinity, -0].map(toNumber)).toEqual([NaN, Infinity, -Infinity, -0]);
  });

  it.each([undefined, null, true, 1n, [1], { valueOf: () => 1 }, new Number(1), new Date(1)])(
    '[V15] returns undefined for %o',
    (value) => {
      expect(toNumber(value)).toBeUndefined();
    },
  );
});

describe('number and range', () => {
  it('[C7] accept numbers and numeric text', () => {
    expect(['12', '1.5', -1, 0].map(number())).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['many', NaN, '-1', [], true])('[C7] reject %o', (value) => {
    expect(number()(value)).toEqual({ code: 'number' });
  });

  it('[C7] include both bounds of a range', () => {
    const check = range({ min: 1, max: 10 });
    expect([1, '10', 5.5].map(check)).toEqual([undefined, undefined, undefined]);
    for (const value of [0.9, '11', NaN, Infinity]) {
      expect(check(value)).toEqual({ code: 'range', min: 1, max: 10 });
    }
  });

  it('[C7] allow a range with one bound', () => {
    expect(range({ min: 1 })(1e300)).toBeUndefined();
    expect(range({ min: 1 })(0)).toEqual({ code: 'range', min: 1 });
    expect(range({ max: 1 })(2)).toEqual({ code: 'range', max: 1 });
  });

  it('[C7] range reports a value that is not a number', () => {
    expect(range({ min: 1 })('many')).toEqual({ code: 'number' });
  });
});
