import { suggestSlug, uniqueSlug } from '@wordhoard/contract/slug';
import { isSlug } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const kind = fc.constantFrom('list' as const, 'table' as const);
const name = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'aZ9 -éßщЁ'), maxLength: 80 }),
);

describe('suggestSlug', () => {
  it.each([
    ['Irregular verbs', 'irregular-verbs'],
    ['Fruit', 'fruit-list'],
    ['A', 'a-list'],
    ['7 days of the week!', 'days-of-the-week'],
    ['Größe & Länge', 'grosse-lange'],
    ['Œuvres d’Éluard', 'oeuvres-d-eluard'],
    ['Щедрый объём, чай', 'shchedryy-obem-chay'],
    ['Йод и ещё что-то', 'yod-i-eshche-chto-to'],
    ['И\u0306од', 'yod-list'],
    ['a'.repeat(80), 'a'.repeat(40)],
  ])('turns “%s” into %s', (name, slug) => {
    expect(suggestSlug(name, 'list')).toBe(slug);
  });

  it.each(['', '水果', '12 34'])('suggests nothing for “%s”', (name) => {
    expect(suggestSlug(name, 'table')).toBe('');
  });

  it('is empty or a valid slug', () => {
    fc.assert(
      fc.property(name, kind, (name, kind) => {
        const slug = suggestSlug(name, kind);
        return slug === '' || isSlug(slug);
      }),
    );
  });

  it('does not depend on the Unicode form of the name', () => {
    fc.assert(
      fc.property(name, kind, (name, kind) => {
        expect(suggestSlug(name.normalize('NFD'), kind)).toBe(
          suggestSlug(name.normalize('NFC'), kind),
        );
      }),
    );
  });
});

describe('uniqueSlug', () => {
  const id = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

  it.each([
    ['Irregular verbs', 'irregular-verbs-5b1f6a10'],
    ['  Früchte & Nüsse!', 'fruchte-nusse-5b1f6a10'],
    ['100 words', 'words-5b1f6a10'],
    ['Времена года', 'vremena-goda-5b1f6a10'],
    ['水果', 'table-5b1f6a10'],
    ['–', 'table-5b1f6a10'],
  ])('turns “%s” into %s', (name, slug) => {
    expect(uniqueSlug(name, { id, kind: 'table' })).toBe(slug);
  });

  it('is a valid slug for every name and id', () => {
    fc.assert(
      fc.property(name, fc.uuid(), kind, (name, id, kind) =>
        isSlug(uniqueSlug(name, { id, kind })),
      ),
    );
  });

  it('begins with what the form suggests for the name', () => {
    fc.assert(
      fc.property(name, kind, (name, kind) => {
        const stem = suggestSlug(name, kind).replace(new RegExp(`-${kind}$`), '');
        expect(uniqueSlug(name, { id, kind }).startsWith(stem)).toBe(true);
      }),
    );
  });
});
