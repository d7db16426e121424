import { EntryStatus } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { findEditRefusal } from './decide.ts';

const { Approved, Rejected, Pending } = EntryStatus;

it('lets authors edit a contribution of any status', () => {
  for (const status of [Pending, Rejected, Approved]) {
    expect(findEditRefusal({ status, isOwn: true })).toBeUndefined();
  }
  expect(findEditRefusal({ status: Approved, isOwn: false })).toBe('Forbidden');
  for (const status of [Pending, Rejected]) {
    expect(findEditRefusal({ status, isOwn: false })).toBe('NotFound');
  }
});
