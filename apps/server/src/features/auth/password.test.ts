import { expect, it } from 'vitest';
import { hashPassword, matchesPassword } from './password.ts';

it('hashes with Argon2id, 19 MiB and a new salt', async () => {
  const [one, other] = [await hashPassword('Word+hoard1'), await hashPassword('Word+hoard1')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

it('accepts the right password only', async () => {
  const hash = await hashPassword('Word+hoard1');
  expect(await matchesPassword(hash, 'Word+hoard1')).toBe(true);
  expect(await matchesPassword(hash, 'Word+hoard2')).toBe(false);
  expect(await matchesPassword(null, 'Word+hoard1')).toBe(false);
  expect(await matchesPassword(undefined, 'Word+hoard1')).toBe(false);
});
