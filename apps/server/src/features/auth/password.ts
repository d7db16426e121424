import { hash, verify } from '@node-rs/argon2';
import { ApplicationError } from '../../platform/errors/application-error.ts';

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

const commonest = 3_000;
const edgeSymbols = /^[^a-z\d]+|[^a-z\d]+$/g;
const edgeSymbolsAndDigits = /^[^a-z]+|[^a-z]+$/g;
const disguised = /[@$!013457]/g;
const letterBehind: Readonly<Record<string, string>> = {
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

/** Refuses a password that too many people use, whatever they put around it to please a rule. */
export async function refuseCommonPassword(password: string, path: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new ApplicationError('ParameterInvalid', {
    fields: [{ path, issue: { code: 'commonPassword' } }],
  });
}

export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadCommonPasswords();
  const common = await loading;
  return undressed(password).some((text) => common.has(text));
}

/** What is left without the capital, the digits and the symbols: `Password1!` is `password`. */
function undressed(password: string): string[] {
  const plain = password.toLowerCase();
  const core = plain.replace(edgeSymbolsAndDigits, '');
  return [
    plain,
    plain.replace(edgeSymbols, ''),
    core,
    core.replace(disguised, (symbol) => letterBehind[symbol] ?? symbol),
  ];
}

/** Long, and needed only when somebody chooses a password. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, commonest));
}
