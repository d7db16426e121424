import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { decisionRefusal, type EntryKind, editRefusal, statusAfterEdit } from './rules.ts';

const { Approved, Rejected, Pending } = EntryStatus;
const kinds: EntryKind[] = ['word', 'translation', 'image', 'tag', 'suggestion'];

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

describe('an edit', () => {
  const learner = { role: UserRole.Learner };
  const admin = { role: UserRole.Admin };

  it('is for authors, until others rely on it', () => {
    for (const status of [Pending, Rejected]) {
      expect(editRefusal(learner, { status, isOwn: true })).toBeUndefined();
      expect(editRefusal(learner, { status, isOwn: false })).toBe('NotFound');
    }
    expect(editRefusal(learner, { status: Approved, isOwn: true })).toBe('Forbidden');
    expect(editRefusal(learner, { status: Approved, isOwn: false })).toBe('Forbidden');
  });

  it('is for admins, about their own', () => {
    expect(editRefusal(admin, { status: Approved, isOwn: true })).toBeUndefined();
    expect(editRefusal(admin, { status: Approved, isOwn: false })).toBe('Forbidden');
  });

  it('lets what was rejected wait again', () => {
    expect(statusAfterEdit(Rejected)).toBe(Pending);
    expect(statusAfterEdit(Pending)).toBe(Pending);
    expect(statusAfterEdit(Approved)).toBe(Approved);
  });
});
