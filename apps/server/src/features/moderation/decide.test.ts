import { EntryStatus } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import type { ContributionKind } from '../contribution/decide.ts';
import { decisionRefusal } from './decide.ts';

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
        expect(decisionRefusal(kind, { status, isByAdmin }, decision)).toBeUndefined();
      }
    }
  });

  it.each([Rejected, Pending])('can change approved entries to %s, except suggestions', (to) => {
    const entry = { status: Approved, isByAdmin: false };
    expect(decisionRefusal('word', entry, to)).toBeUndefined();
    expect(decisionRefusal('tag', entry, to)).toBeUndefined();
    expect(decisionRefusal('suggestion', entry, to)).toBe('Forbidden');
  });

  it.each([Rejected, Pending])('cannot change entries of admins to %s', (to) => {
    const entry = { status: Approved, isByAdmin: true };
    const code = 'EntryStatusCannotBeChangedForAdminEntity';
    for (const kind of kinds) expect(decisionRefusal(kind, entry, to)).toBe(code);
  });
});
