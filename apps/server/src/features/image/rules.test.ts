import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { refusalOfDeletion, refusalOfSize } from './rules.ts';

describe('a picture', () => {
  it.each([
    { width: 200, height: 200 },
    { width: 8_000, height: 5_000 },
  ])('may have $width × $height pixels', (size) => {
    expect(refusalOfSize(size)).toBeUndefined();
  });

  it('is at least 200 pixels wide and high', () => {
    const issue = { code: 'range', min: 200 };
    expect(refusalOfSize({ width: 199, height: 300 })).toEqual({
      code: 'ImageMinSize',
      fields: [{ path: 'file.width', issue }],
    });
    expect(refusalOfSize({ width: 1, height: 1 })?.fields).toHaveLength(2);
  });

  it('has 40 megapixels at most', () => {
    expect(refusalOfSize({ width: 8_000, height: 5_001 })).toEqual({
      code: 'ParameterInvalid',
      fields: [{ path: 'file.megapixels', issue: { code: 'range', max: 40 } }],
    });
  });
});

describe('a picture of a word', () => {
  const learner = { id: 'me', role: UserRole.Learner };
  const admin = { id: 'admin', role: UserRole.Admin };
  const { Approved, Pending, Rejected } = EntryStatus;

  it.each([
    ['me', Pending, undefined],
    ['me', Rejected, undefined],
    ['me', Approved, undefined],
    ['another', Pending, 'NotFound'],
    ['another', Rejected, 'NotFound'],
    ['another', Approved, 'Forbidden'],
    [null, Approved, 'Forbidden'],
  ])('by %s, of status %i, answers a learner who deletes it %s', (userId, status, refusal) => {
    expect(refusalOfDeletion({ userId, status }, learner)).toBe(refusal);
    expect(refusalOfDeletion({ userId, status }, admin)).toBeUndefined();
  });
});
