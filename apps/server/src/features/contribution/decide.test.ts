import { EntryStatus } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { editRefusal } from './decide.ts';

const { Approved, Rejected, Pending } = EntryStatus;

it('lets authors edit a contribution of any status', () => {
  for (const status of [Pending, Rejected, Approved]) {
    expect(editRefusal({ status, isOwn: true })).toBeUndefined();
  }
  expect(editRefusal({ status: Approved, isOwn: false })).toBe('Forbidden');
  for (const status of [Pending, Rejected]) {
    expect(editRefusal({ status, isOwn: false })).toBe('NotFound');
  }
});
