import { routes, type SignedIn } from '@wordhoard/contract';
import { Browser } from './browser.ts';
import { signLogin, unsignedLogin } from './telegram-login.ts';
import { readAnswer, reader, type TestApp } from './test-app.ts';

/** The ticket of a person who has signed in with Telegram, and the headers of their browser. */
export interface SocialTicket {
  ticket: string;
  headers: Record<string, string>;
}

export async function getTicket(app: TestApp, login = unsignedLogin()): Promise<SocialTicket> {
  const { telegram } = routes.auth;
  const browser = new Browser(app);
  const init = { method: 'post', headers: reader, body: JSON.stringify(signLogin(login)) };
  const { ticket } = await readAnswer(telegram, await browser.request(telegram.path, init));
  return { ticket, headers: browser.headers };
}

let count = 0;
/** The choice of a newcomer. */
export const newcomerChoice = () => ({ username: `newcomer${count++}`, learn: 'eo' });

/** Creates an account that signs in with Telegram. */
export async function signInWithTelegram(app: TestApp, login = unsignedLogin()): Promise<SignedIn> {
  const { ticket, headers } = await getTicket(app, login);
  const answer = await app.call(routes.auth.socialSignIn, { ticket, ...newcomerChoice() }, headers);
  if ('newcomer' in answer) throw new Error('No account was created');
  return answer;
}
