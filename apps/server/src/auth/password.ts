import { hash, verify } from '@node-rs/argon2';

/** Argon2id, which is the library's default, as dear as OWASP asks for at least. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Takes as long where there is no password to compare with, so that time tells nothing. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  await hashPassword(password);
  return false;
}
