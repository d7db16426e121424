import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { changeRefusal, linkRefusal, refuseInvalidSlug, replaceText } from './collection.ts';

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
  expect(changeRefusal(owner, shared)).toBeUndefined();
  expect(changeRefusal(owner, hidden)).toBeUndefined();
  expect(changeRefusal(admin, shared)).toBeUndefined();
});

it('refuses other callers without disclosing a private collection', () => {
  expect(changeRefusal(stranger, shared)).toBe('Forbidden');
  expect(changeRefusal(stranger, hidden)).toBe('NotFound');
  expect(changeRefusal(admin, hidden)).toBe('NotFound');
  expect(changeRefusal(stranger, undefined)).toBe('NotFound');
});

it('lets admins change the starter content', () => {
  for (const privacy of [Privacy.Public, Privacy.Private]) {
    expect(changeRefusal(admin, { ...starter, privacy })).toBeUndefined();
  }
  expect(changeRefusal(owner, starter)).toBe('Forbidden');
});

it('lets other learners save a public collection', () => {
  expect(linkRefusal('stranger', shared)).toBeUndefined();
  expect(linkRefusal('stranger', starter)).toBeUndefined();
  expect(linkRefusal('stranger', hidden)).toBe('LinkToPrivate');
  expect(linkRefusal('stranger', undefined)).toBe('LinkResourceNotFound');
});

it('refuses to save one’s own collection', () => {
  expect(linkRefusal('owner', shared)).toBe('LinkToOwn');
  expect(linkRefusal('owner', hidden)).toBe('LinkToOwn');
});
