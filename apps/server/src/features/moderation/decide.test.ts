import { EntryStatus } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import type { ContributionKind } from '../contribution/decide.ts';
import { findDecisionRefusal } from './decide.ts';

const { Approved, Rejected, Pending } = EntryStatus;
const kinds: ContributionKind[] = [
  'word',
  'translation',
  'image',
  'recording',
  'tag',
  'suggestion',
];

describe('a decision', () => {
  it.each(kinds)('about a %s can be changed and repeated', (kind) => {
    for (const [status, decision] of [
      [Pending, Approved],
      [Pending, Rejected],
      [Rejected, Approved],
      [Rejected, Rejected],
      [Approved, Approved],
      [Rejected, Pending],
      [Pending, Pending],
    ] as const) {
      for (const isByAdmin of [true, false]) {
        expect(findDecisionRefusal(kind, { status, isByAdmin }, decision)).toBeUndefined();
      }
    }
  });

  it.each([Rejected, Pending])('can change approved entries to %s, except suggestions', (to) => {
    const entry = { status: Approved, isByAdmin: false };
    expect(findDecisionRefusal('word', entry, to)).toBeUndefined();
    expect(findDecisionRefusal('tag', entry, to)).toBeUndefined();
    expect(findDecisionRefusal('suggestion', entry, to)).toBe('Forbidden');
  });

  it.each([Rejected, Pending])('cannot change entries of admins to %s', (to) => {
    const entry = { status: Approved, isByAdmin: true };
    const code = 'EntryStatusCannotBeChangedForAdminEntity';
    for (const kind of kinds) expect(findDecisionRefusal(kind, entry, to)).toBe(code);
  });
});
