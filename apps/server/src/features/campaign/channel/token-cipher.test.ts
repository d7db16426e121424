import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../test/any-text.ts';
import { createTokenCipher } from './token-cipher.ts';

const cipher = createTokenCipher(randomBytes(32));

it('decrypts what it has encrypted', () => {
  fc.assert(
    fc.property(anyText(), fc.uuid(), (token, channelId) => {
      expect(cipher.decrypt(cipher.encrypt(token, channelId), channelId)).toBe(token);
    }),
  );
});

it('encrypts the same token differently each time', () => {
  expect(cipher.encrypt('secret', 'a')).not.toBe(cipher.encrypt('secret', 'a'));
});

it('does not decrypt the token of another channel', () => {
  const stored = cipher.encrypt('secret', 'a');
  expect(() => cipher.decrypt(stored, 'b')).toThrow();
});

it('does not decrypt with another key', () => {
  const other = createTokenCipher(randomBytes(32));
  expect(() => other.decrypt(cipher.encrypt('secret', 'a'), 'a')).toThrow();
});

it('notices every changed byte', () => {
  const stored = Buffer.from(cipher.encrypt('secret', 'a'), 'base64');
  for (const index of stored.keys()) {
    const changed = Buffer.from(stored);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => cipher.decrypt(changed.toString('base64'), 'a')).toThrow();
  }
});

it('refuses a text that is too short', () => {
  expect(() => cipher.decrypt('', 'a')).toThrow();
});
