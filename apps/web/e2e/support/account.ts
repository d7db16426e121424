import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Learner } from './learner.ts';

export const password = 'Word+hoard1';
/** The server gives the admin role to the first account with this address. */
export const adminEmail = 'admin@example.org';

export interface Account {
  username: string;
  email: string;
}

export function newAccount(): Account {
  const username = `reader${randomUUID().replaceAll('-', '')}`;
  return { username, email: `${username}@example.org` };
}

export async function fillSignUpForm(learner: Learner, { username, email }: Account) {
  const { page } = learner;
  await page.getByLabel(learner.says('signUp.username')).fill(username);
  await page.getByLabel(learner.says('signUp.email')).fill(email);
  await page.getByLabel(learner.says('signUp.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: learner.says('page.toSignUp') }).click();
}

export async function fillSignInForm(learner: Learner, { username }: Account): Promise<void> {
  const { page } = learner;
  await page.getByLabel(learner.says('signIn.login')).fill(username);
  await page.getByLabel(learner.says('signIn.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Signs up through the API and stores the token in the browser. */
export async function signUp(context: BrowserContext, learn = 'de'): Promise<Account> {
  const account = newAccount();
  await storeToken(context, await createAccount(context.request, account, learn));
  return account;
}

/** Signs in on another device, with a session of its own. */
export async function signInOnDevice(
  context: BrowserContext,
  { username }: Account,
): Promise<void> {
  const response = await context.request.post('/front-auth/sign-in', {
    data: { login: username, password },
  });
  const { token } = await response.json();
  await storeToken(context, token);
}

export async function signInAsAdmin(context: BrowserContext): Promise<void> {
  await storeToken(context, process.env['E2E_ADMIN_TOKEN'] ?? '');
}

export async function createAccount(
  request: APIRequestContext,
  { username, email }: Account,
  learn: string,
): Promise<string> {
  const response = await request.post('/front-auth/sign-up', {
    data: { username, email, password, learn },
  });
  const { token } = await response.json();
  return token;
}

async function storeToken(context: BrowserContext, token: string): Promise<void> {
  const url = process.env['E2E_ORIGIN'] ?? '';
  // A cookie without this is gone when the browser is closed.
  const expires = Date.now() / 1_000 + 7 * 24 * 60 * 60;
  await context.addCookies([{ name: 'token', value: token, url, expires }]);
}
