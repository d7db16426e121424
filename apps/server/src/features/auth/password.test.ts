import { expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './password.ts';

it('is kept as Argon2id of 19 MiB, each time with another salt', async () => {
  const [one, other] = [await hashPassword('Word+hoard1'), await hashPassword('Word+hoard1')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

it('is known again, and no other is', async () => {
  const hash = await hashPassword('Word+hoard1');
  expect(await isPasswordOf(hash, 'Word+hoard1')).toBe(true);
  expect(await isPasswordOf(hash, 'Word+hoard2')).toBe(false);
  expect(await isPasswordOf(null, 'Word+hoard1')).toBe(false);
  expect(await isPasswordOf(undefined, 'Word+hoard1')).toBe(false);
});
