import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { changeRefusal, linkRefusal } from './rules.ts';

const owner = { id: 'owner', role: UserRole.Learner };
const stranger = { id: 'stranger', role: UserRole.Learner };
const admin = { id: 'admin', role: UserRole.Admin };
const shared = { privacy: Privacy.Public, userId: 'owner' };
const secret = { privacy: Privacy.Private, userId: 'owner' };
const nobodys = { privacy: Privacy.Public, userId: null };

it('is changed by its owner and, if it is public, by admins', () => {
  expect(changeRefusal(owner, shared)).toBeUndefined();
  expect(changeRefusal(owner, secret)).toBeUndefined();
  expect(changeRefusal(admin, shared)).toBeUndefined();
});

it('is not changed by others, none of whom hears of a private one', () => {
  expect(changeRefusal(stranger, shared)).toBe('Forbidden');
  expect(changeRefusal(stranger, secret)).toBe('NotFound');
  expect(changeRefusal(admin, secret)).toBe('NotFound');
  expect(changeRefusal(stranger, undefined)).toBe('NotFound');
});

it('belongs to the admins if it is nobody’s', () => {
  for (const privacy of [Privacy.Public, Privacy.Private]) {
    expect(changeRefusal(admin, { ...nobodys, privacy })).toBeUndefined();
  }
  expect(changeRefusal(owner, nobodys)).toBe('Forbidden');
});

it('is put on the shelf of anybody else, if it is public', () => {
  expect(linkRefusal('stranger', shared)).toBeUndefined();
  expect(linkRefusal('stranger', nobodys)).toBeUndefined();
  expect(linkRefusal('stranger', secret)).toBe('LinkToPrivate');
  expect(linkRefusal('stranger', undefined)).toBe('LinkResourceNotFound');
});

it('is not put on the shelf of its owner, where it stands already', () => {
  expect(linkRefusal('owner', shared)).toBe('LinkToOwn');
  expect(linkRefusal('owner', secret)).toBe('LinkToOwn');
});
