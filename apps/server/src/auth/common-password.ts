import { ApplicationError } from '../application-error.ts';

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
  throw new ApplicationError('PasswordInvalid', {
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
