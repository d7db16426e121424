import { isUsername, username } from '@wordhoard/validators';
import { describe, expect, it } from 'vitest';

describe('isUsername and username', () => {
  it.each(['reader', 'reader42', 'r23456', `a${'b'.repeat(48)}`])('[V6] accepts %s', (text) => {
    expect(isUsername(text)).toBe(true);
  });

  it.each([
    ['too short', 'read5'],
    ['too long', `a${'b'.repeat(49)}`],
    ['a digit first', '1reader'],
    ['a hyphen', 'night-reader'],
    ['an uppercase letter', 'Reader'],
    ['a letter beyond ASCII', 'читатель'],
    ['a full-width letter', 'ｒeader'],
    ['a line break at its end', 'reader\n'],
  ])('[V3] [V4] [V6] rejects a text: %s', (_, text) => {
    expect(isUsername(text)).toBe(false);
  });

  it('[C4] has a check whose issue contains the limits of the rule', () => {
    expect(username()('me')).toEqual({ code: 'username', minLength: 6, maxLength: 49 });
    const lengths = [5, 6, 49, 50];
    expect(lengths.map((length) => isUsername('a'.repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
