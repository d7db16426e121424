import { routes, type SignedIn } from '@wordhoard/contract';
import { Browser } from './browser.ts';
import { signed, somebody } from './telegram-login.ts';
import { answerOf, reader, type TestApp } from './test-app.ts';

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
