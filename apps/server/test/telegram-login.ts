import { createHash, createHmac, randomInt } from 'node:crypto';
import type { TelegramLogin } from '../src/features/auth/social/telegram.ts';

const botToken = '123456:a-token-of-at-least-thirty-characters';
export const telegramVariables = {
  TELEGRAM_BOT_TOKEN: botToken,
  TELEGRAM_BOT_NAME: 'wordhoard_bot',
};

export type UnsignedLogin = Omit<TelegramLogin, 'hash'>;

export const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1_000) - seconds;

/** A login by a random Telegram user. */
export const unsignedLogin = (overrides: Partial<UnsignedLogin> = {}): UnsignedLogin => ({
  id: randomInt(1, 2 ** 47),
  first_name: 'Ада',
  last_name: 'Lovelace & co',
  auth_date: secondsAgo(10),
  ...overrides,
});

/** See https://core.telegram.org/widgets/login#checking-authorization. */
export function signLogin(login: UnsignedLogin, token = botToken): TelegramLogin {
  const { id, first_name, last_name, username, photo_url, auth_date } = login;
  const lines = [
    `auth_date=${auth_date}`,
    `first_name=${first_name}`,
    `id=${id}`,
    ...(last_name === undefined ? [] : [`last_name=${last_name}`]),
    ...(photo_url === undefined ? [] : [`photo_url=${photo_url}`]),
    ...(username === undefined ? [] : [`username=${username}`]),
  ];
  const key = createHash('sha256').update(token).digest();
  return { ...login, hash: createHmac('sha256', key).update(lines.join('\n')).digest('hex') };
}
