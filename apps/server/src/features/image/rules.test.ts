import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { findDeletionRefusal, findSizeRefusal } from './rules.ts';

describe('the size of an image', () => {
  it.each([
    { width: 200, height: 200 },
    { width: 8_000, height: 5_000 },
  ])('may have $width × $height pixels', (size) => {
    expect(findSizeRefusal(size)).toBeUndefined();
  });

  it('must be at least 200 pixels wide and high', () => {
    const issue = { code: 'range', min: 200 };
    expect(findSizeRefusal({ width: 199, height: 300 })).toEqual({
      code: 'ImageMinSize',
      fields: [{ path: 'file.width', issue }],
    });
    expect(findSizeRefusal({ width: 1, height: 1 })?.fields).toHaveLength(2);
  });

  it('may have at most 40 megapixels', () => {
    expect(findSizeRefusal({ width: 8_000, height: 5_001 })).toEqual({
      code: 'ParameterInvalid',
      fields: [{ path: 'file.megapixels', issue: { code: 'range', max: 40 } }],
    });
  });
});

describe('an image of a word', () => {
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
  ])('by %s with status %i: deletion by another learner causes %s', (userId, status, refusal) => {
    expect(findDeletionRefusal({ userId, status }, learner)).toBe(refusal);
    expect(findDeletionRefusal({ userId, status }, admin)).toBeUndefined();
  });
});
