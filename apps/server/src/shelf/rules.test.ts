import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { changeRefusal, linkRefusal } from './rules.ts';

const owner = { id: 'owner', role: UserRole.Learner };
const stranger = { id: 'stranger', role: UserRole.Learner };
const admin = { id: 'admin', role: UserRole.Admin };
const shared = { privacy: Privacy.Public, userId: 'owner' };
const secret = { privacy: Privacy.Private, userId: 'owner' };
const nobodys = { privacy: Privacy.Public, userId: null };

it('is changed by its owner and by admins', () => {
  for (const shelved of [shared, secret]) {
    expect(changeRefusal(owner, shelved)).toBeUndefined();
    expect(changeRefusal(admin, shelved)).toBeUndefined();
  }
});

it('is not changed by a stranger, who does not hear of a private one', () => {
  expect(changeRefusal(stranger, shared)).toBe('Forbidden');
  expect(changeRefusal(stranger, secret)).toBe('NotFound');
  expect(changeRefusal(stranger, undefined)).toBe('NotFound');
});

it('belongs to the admins if it is nobody’s', () => {
  expect(changeRefusal(admin, nobodys)).toBeUndefined();
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
