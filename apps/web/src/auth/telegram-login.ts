import type { TelegramLogin } from './auth-calls.ts';

/** What Telegram has told in the address of the page that it leads back to. */
export function telegramLoginOf(parameters: URLSearchParams): TelegramLogin | undefined {
  const [id, authDate] = [parameters.get('id'), parameters.get('auth_date')];
  const [firstName, hash] = [parameters.get('first_name'), parameters.get('hash')];
  if (id === null || authDate === null || firstName === null || hash === null) return undefined;
  return {
    id: Number(id),
    auth_date: Number(authDate),
    first_name: firstName,
    hash,
    ...told(parameters, 'last_name'),
    ...told(parameters, 'username'),
    ...told(parameters, 'photo_url'),
  };
}

function told<Name extends string>(
  parameters: URLSearchParams,
  name: Name,
): Partial<Record<Name, string>> {
  const value = parameters.get(name);
  return value === null ? {} : ({ [name]: value } as Partial<Record<Name, string>>);
}
