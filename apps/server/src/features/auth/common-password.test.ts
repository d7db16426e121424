import { expect, it } from 'vitest';
import { isCommonPassword } from './password.ts';

it.each([
  'Password1!',
  'Qwerty123$',
  'P@ssw0rd',
  'P@$$w0rd2026!',
  '123Sunshine!',
  'Trustno1!',
  '!!Letmein99',
  'Passw0rd+',
  'Zaq12wsx!',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each(['Word+hoard1', 'kX4$vvmqPz', 'Passwordless1!', 'correctHorse7*battery'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
