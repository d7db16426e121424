import { hash, verify } from '@node-rs/argon2';
import { buildFieldError } from '../../platform/errors/application-error.ts';

/** Argon2id, the library's default, with the minimum cost that OWASP recommends. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Takes the same time without a password hash, so that the time reveals nothing. */
export async function matchesPassword(passwordHash: string | null | undefined, password: string) {
  if (passwordHash) return verify(passwordHash, password);
  await hashPassword(password);
  return false;
}

const maxRank = 3_000;
const edgeSymbols = /^[^a-z\d]+|[^a-z\d]+$/g;
const edgeSymbolsAndDigits = /^[^a-z]+|[^a-z]+$/g;
const substitutes = /[@$!013457]/g;
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

let loading: Promise<ReadonlySet<string>> | undefined;

/** Throws for a common password, including one with symbols and digits around it. */
export async function refuseCommonPassword(password: string, path: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw buildFieldError(path, { code: 'commonPassword' });
}

export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadCommonPasswords();
  const common = await loading;
  return plainVariants(password).some((text) => common.has(text));
}

/** Variants without capitals, digits and symbols: `Password1!` becomes `password`. */
function plainVariants(password: string): string[] {
  const plain = password.toLowerCase();
  const core = plain.replace(edgeSymbolsAndDigits, '');
  return [
    plain,
    plain.replace(edgeSymbols, ''),
    core,
    core.replace(substitutes, (symbol) => letterOf[symbol] ?? symbol),
  ];
}

/** The list is large, and is needed only when a password is set. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, maxRank));
}
