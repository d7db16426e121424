import { isSlug, slug } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const chars = (letters: string, size: object) =>
  fc.string({ unit: fc.constantFrom(...letters), ...size });
const lower = 'abcdefghijklmnopqrstuvwxyz';

describe('isSlug and slug', () => {
  it('[V5] accepts a letter, 4 to 48 letters, digits or hyphens, and a letter or digit', () => {
    const parts = fc.tuple(
      chars(lower, { minLength: 1, maxLength: 1 }),
      chars(`${lower}0123456789-`, { minLength: 4, maxLength: 48 }),
      chars(`${lower}0123456789`, { minLength: 1, maxLength: 1 }),
    );
    fc.assert(fc.property(parts, (text) => isSlug(text.join(''))));
  });

  it.each(['fruits', 'a----1', 'irregular-verbs', `a${'-'.repeat(48)}z`])(
    '[V5] accepts %s',
    (text) => {
      expect(isSlug(text)).toBe(true);
    },
  );

  it.each([
    ['too short', 'fruit'],
    ['too long', `a${'b'.repeat(50)}`],
    ['a digit first', '1fruit'],
    ['a hyphen first', '-fruits'],
    ['a hyphen last', 'fruits-'],
    ['an uppercase letter', 'Fruits'],
    ['an underscore', 'my_fruits'],
    ['a space', 'my fruits'],
    ['a letter beyond ASCII', 'früchte'],
    ['a Cyrillic letter that looks Latin', 'fruіts'],
  ])('[V4] [V5] rejects a text: %s', (_, text) => {
    expect(isSlug(text)).toBe(false);
  });

  it('[V3] rejects a line break at the end', () => {
    expect(isSlug('fruits\n')).toBe(false);
  });

  it('[C4] has a check whose issue contains the limits of the rule', () => {
    const issue = slug()('Fruit');
    expect(issue).toEqual({ code: 'slug', minLength: 6, maxLength: 50 });
    expect([5, 6, 50, 51].map((length) => isSlug('a'.repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
