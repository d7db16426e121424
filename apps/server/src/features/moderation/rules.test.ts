import { EntryStatus } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import type { ContributionKind } from '../contribution/decide.ts';
import { decisionRefusal } from './rules.ts';

const { Approved, Rejected, Pending } = EntryStatus;
const kinds: ContributionKind[] = ['word', 'translation', 'image', 'tag', 'suggestion'];

describe('a decision', () => {
  it.each(kinds)('may be changed, and made again, about a %s', (kind) => {
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

  it('may take back what a learner had approved, but a suggestion that became a translation', () => {
    const entry = { status: Approved, isByAdmin: false };
    expect(decisionRefusal('word', entry, Rejected)).toBeUndefined();
    expect(decisionRefusal('tag', entry, Rejected)).toBeUndefined();
    expect(decisionRefusal('suggestion', entry, Rejected)).toBe('Forbidden');
  });

  it('does not touch what an admin added', () => {
    const entry = { status: Approved, isByAdmin: true };
    const code = 'EntryStatusCannotBeChangedForAdminEntity';
    for (const kind of kinds) expect(decisionRefusal(kind, entry, Rejected)).toBe(code);
  });
});
