import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';

export const password = 'Word+hoard1';
/** The server makes an admin of whoever signs up with it first. */
export const adminEmail = 'admin@example.org';

export interface Account {
  username: string;
  email: string;
}

export function newAccount(): Account {
  const username = `reader${randomUUID().replaceAll('-', '')}`;
  return { username, email: `${username}@example.org` };
}

/** Somebody who has come with a new account, for tests that are about something else than signing up. */
export async function enter(context: BrowserContext, learn = 'de'): Promise<Account> {
  const account = newAccount();
  await keepToken(context, await signUpWith(context.request, account, learn));
  return account;
}

/** The same learner at another device, with a session of its own. */
export async function enterAgain(context: BrowserContext, { username }: Account): Promise<void> {
  const response = await context.request.post('/front-auth/sign-in', {
    data: { login: username, password },
  });
  const { token } = await response.json();
  await keepToken(context, token);
}

export async function enterAsAdmin(context: BrowserContext): Promise<void> {
  await keepToken(context, process.env['E2E_ADMIN_TOKEN'] ?? '');
}

export async function signUpWith(
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

async function keepToken(context: BrowserContext, token: string): Promise<void> {
  const url = process.env['E2E_ORIGIN'] ?? '';
  await context.addCookies([{ name: 'token', value: token, url }]);
}
