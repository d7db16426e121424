import { createHash, createHmac, randomInt } from 'node:crypto';
import type { TelegramLogin } from '../src/features/auth/social/telegram.ts';

const botToken = '123456:a-token-that-Telegram-has-made-up';
export const telegramVariables = {
  TELEGRAM_BOT_TOKEN: botToken,
  TELEGRAM_BOT_NAME: 'wordhoard_bot',
};

export type AccountEvent = Omit<TelegramLogin, 'hash'>;

export const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1_000) - seconds;

/** What Telegram tells of somebody. */
export const somebody = (overrides: Partial<AccountEvent> = {}): AccountEvent => ({
  id: randomInt(1, 2 ** 47),
  first_name: 'Ада',
  last_name: 'Lovelace & co',
  auth_date: secondsAgo(10),
  ...overrides,
});

/** Signed as https://core.telegram.org/widgets/login describes it. */
export function signed(told: AccountEvent, token = botToken): TelegramLogin {
  const { id, first_name, last_name, username, photo_url, auth_date } = told;
  const lines = [
    `auth_date=${auth_date}`,
    `first_name=${first_name}`,
    `id=${id}`,
    ...(last_name === undefined ? [] : [`last_name=${last_name}`]),
    ...(photo_url === undefined ? [] : [`photo_url=${photo_url}`]),
    ...(username === undefined ? [] : [`username=${username}`]),
  ];
  const key = createHash('sha256').update(token).digest();
  return { ...told, hash: createHmac('sha256', key).update(lines.join('\n')).digest('hex') };
}
