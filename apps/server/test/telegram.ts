import { createHash, createHmac, randomInt } from 'node:crypto';
import { routes, type SignedIn } from '@wordhoard/contract';
import type { TelegramLogin } from '../src/auth/social/telegram.ts';
import { Browser } from './browser.ts';
import { answerOf, reader, type TestApp } from './test-app.ts';

const botToken = '123456:a-token-that-Telegram-has-made-up';
export const telegramVariables = {
  TELEGRAM_BOT_TOKEN: botToken,
  TELEGRAM_BOT_NAME: 'wordhoard_bot',
};

type Told = Omit<TelegramLogin, 'hash'>;

export const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1_000) - seconds;

/** What Telegram tells of somebody. */
export const somebody = (overrides: Partial<Told> = {}): Told => ({
  id: randomInt(1, 2 ** 47),
  first_name: 'Ада',
  last_name: 'Lovelace & co\n',
  auth_date: secondsAgo(10),
  ...overrides,
});

/** Signed as https://core.telegram.org/widgets/login describes it. */
export function signed(told: Told, token = botToken): TelegramLogin {
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

/** Somebody at a browser, where they have proved with Telegram who they are. */
export interface Arrived {
  ticket: string;
  /** Of that browser's calls. */
  headers: Record<string, string>;
}

export async function arrive(app: TestApp, told = somebody()): Promise<Arrived> {
  const { telegram } = routes.auth;
  const browser = new Browser(app);
  const init = { method: 'post', headers: reader, body: JSON.stringify(signed(told)) };
  const { ticket } = await answerOf(telegram, await browser.request(telegram.path, init));
  return { ticket, headers: browser.headers };
}

let count = 0;
/** What a newcomer chooses. */
export const choice = () => ({ username: `chosen${count++}`, learn: 'eo' });

/** Somebody with an account, and at least that way to sign in to it. */
export async function signInWithTelegram(app: TestApp, told = somebody()): Promise<SignedIn> {
  const { ticket, headers } = await arrive(app, told);
  const answer = await app.call(routes.auth.socialSignIn, { ticket, ...choice() }, headers);
  if ('newcomer' in answer) throw new Error('An account was to be made');
  return answer;
}
