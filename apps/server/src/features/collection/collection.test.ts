import { describe, expect, it } from 'vitest';
import { refuseInvalidSlug, replaceText } from './collection.ts';

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
