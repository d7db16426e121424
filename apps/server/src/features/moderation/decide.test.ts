import { EntryStatus } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import type { ContributionKind } from '../contribution/decide.ts';
import { decisionRefusal } from './decide.ts';

const { Approved, Rejected, Pending } = EntryStatus;
const kinds: ContributionKind[] = ['word', 'translation', 'image', 'tag', 'suggestion'];

describe('a decision', () => {
  it.each(kinds)('about a %s can be changed and repeated', (kind) => {
    for (const [status, decision] of [
      [Pending, Approved],
      [Pending, Rejected],
      [Rejected, Approved],
      [Rejected, Rejected],
      [Approved, Approved],
    ] as const) {
      for (const isByAdmin of [true, false]) {
        expect(decisionRefusal(kind, { status, isByAdmin }, decision)).toBeUndefined();
      }
    }
  });

  it('can reject approved entries, except suggestions', () => {
    const entry = { status: Approved, isByAdmin: false };
    expect(decisionRefusal('word', entry, Rejected)).toBeUndefined();
    expect(decisionRefusal('tag', entry, Rejected)).toBeUndefined();
    expect(decisionRefusal('suggestion', entry, Rejected)).toBe('Forbidden');
  });

  it('cannot reject entries of admins', () => {
    const entry = { status: Approved, isByAdmin: true };
    const code = 'EntryStatusCannotBeChangedForAdminEntity';
    for (const kind of kinds) expect(decisionRefusal(kind, entry, Rejected)).toBe(code);
  });
});
