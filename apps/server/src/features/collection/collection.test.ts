import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import {
  findChangeRefusal,
  findLinkRefusal,
  refuseInvalidSlug,
  replaceText,
} from './collection.ts';

const months = { en: 'Months', ru: 'Месяцы' };

describe('replaceText', () => {
  it('replaces a text that is not localized', () => {
    expect(replaceText(null, 'Jarotempoj', 'ru')).toEqual({ text: 'Jarotempoj', localized: null });
  });

  it('replaces a localized text in the given locale only', () => {
    expect(replaceText(months, 'Месяцы года', 'ru')).toEqual({
      text: 'Months',
      localized: { en: 'Months', ru: 'Месяцы года' },
    });
    expect(replaceText(months, 'The months', 'en')).toEqual({
      text: 'The months',
      localized: { en: 'The months', ru: 'Месяцы' },
    });
  });
});

describe('refuseInvalidSlug', () => {
  it.each(['', 'short', 'Irregular', 'irregular-', '1irregular'])('refuses "%s"', (slug) => {
    expect(() => refuseInvalidSlug(slug)).toThrow(expect.objectContaining({ code: 'SlugInvalid' }));
  });

  it('accepts a valid slug', () => {
    expect(() => refuseInvalidSlug('irregular-verbs')).not.toThrow();
  });
});

const owner = { id: 'owner', role: UserRole.Learner };
const stranger = { id: 'stranger', role: UserRole.Learner };
const admin = { id: 'admin', role: UserRole.Admin };
const shared = { privacy: Privacy.Public, userId: 'owner' };
const hidden = { privacy: Privacy.Private, userId: 'owner' };
const starter = { privacy: Privacy.Public, userId: null };

it('lets the owner change a collection, and admins a public one', () => {
  expect(findChangeRefusal(owner, shared)).toBeUndefined();
  expect(findChangeRefusal(owner, hidden)).toBeUndefined();
  expect(findChangeRefusal(admin, shared)).toBeUndefined();
});

it('refuses other callers without disclosing a private collection', () => {
  expect(findChangeRefusal(stranger, shared)).toBe('Forbidden');
  expect(findChangeRefusal(stranger, hidden)).toBe('NotFound');
  expect(findChangeRefusal(admin, hidden)).toBe('NotFound');
  expect(findChangeRefusal(stranger, undefined)).toBe('NotFound');
});

it('lets admins change the starter content', () => {
  for (const privacy of [Privacy.Public, Privacy.Private]) {
    expect(findChangeRefusal(admin, { ...starter, privacy })).toBeUndefined();
  }
  expect(findChangeRefusal(owner, starter)).toBe('Forbidden');
});

it('lets other learners save a public collection', () => {
  expect(findLinkRefusal('stranger', shared)).toBeUndefined();
  expect(findLinkRefusal('stranger', starter)).toBeUndefined();
  expect(findLinkRefusal('stranger', hidden)).toBe('LinkToPrivate');
  expect(findLinkRefusal('stranger', undefined)).toBe('LinkResourceNotFound');
});

it('refuses to save one’s own collection', () => {
  expect(findLinkRefusal('owner', shared)).toBe('LinkToOwn');
  expect(findLinkRefusal('owner', hidden)).toBe('LinkToOwn');
});
