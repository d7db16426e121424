import { isUsername } from '@wordhoard/validators';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../test/any-text.ts';
import { suggestUsername, usernamesLike } from './social-person.ts';

it.each([
  [['ada.lovelace', 'Ada'], 'adalovelace'],
  [['ada'], 'adareader'],
  [['José Núñez'], 'josenunez'],
  [['2pac.shakur'], 'pacshakur'],
  [['Анна', 'Anna K'], 'annakreader'],
  [['Анна', ''], 'reader'],
  [[], 'reader'],
])('derives from %j the username %s', (names, username) => {
  expect(suggestUsername(names)).toBe(username);
});

it('derives a valid username from any text', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), fc.nat(999_999), (name, number) => {
      expect(usernamesLike(suggestUsername([name]), number).every(isUsername)).toBe(true);
    }),
  );
});
