import { routes } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { buildUser, hashCheaply, type User } from '../../../test/factory.ts';
import { signLogin, telegramVariables, unsignedLogin } from '../../../test/telegram-login.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { resetPassword as resetByOperator } from '../../cli/admin/admin.ts';
import { sweepJob } from '../../jobs.ts';
import { selectRows } from '../../platform/database/database.ts';
import { knownDevice } from '../../schema/auth.ts';
import { isKnownDevice } from './known-device.ts';
import { issueTicket } from './ticket.ts';

const app = useApp({ variables: () => telegramVariables });
const { signUp, signIn, signOut, resetPassword, changePassword, socialSignIn, telegram } =
  routes.auth;
const password = 'Word+hoard1';
const newPassword = 'Hoard+of+words2';

const buildMember = async (overrides: Partial<User> = {}): Promise<User> =>
  buildUser(app.database, { passwordHash: await hashCheaply(password), ...overrides });

async function post(
  browser: Browser,
  { path }: { path: string },
  body: object,
  token?: string,
): Promise<Response> {
  const headers = { ...reader, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return browser.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Signs in and returns the token. */
async function signInWith(
  browser: Browser,
  { username }: User,
  triedPassword = password,
): Promise<string> {
  const response = await post(browser, signIn, { login: username, password: triedPassword });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

const secretOf = (browser: Browser): string =>
  /\bdevice=([\w-]{43})/.exec(browser.headers['cookie'] ?? '')?.[1] ?? '';

const isKnown = (browser: Browser, { id: userId }: Pick<User, 'id'>, now = new Date()) =>
  isKnownDevice(app.database, { userId, secret: secretOf(browser) }, now);

const findDevices = ({ id }: User) =>
  selectRows(app.database, sql`select from ${knownDevice} where user_id = ${id}`);

const newBrowser = () => new Browser(app);

describe('a device is known to an account', () => {
  it('after a sign-up', async () => {
    const browser = newBrowser();
    const form = { username: 'newdevice', email: 'device@example.org', password, learn: 'eo' };
    const { user } = (await (await post(browser, signUp, form)).json()) as { user: User };
    expect(await isKnown(browser, user)).toBe(true);
  });

  it('after a sign-in, also after signing out', async () => {
    const [member, browser] = [await buildMember(), newBrowser()];
    const token = await signInWith(browser, member);
    await post(browser, signOut, {}, token);
    expect(await isKnown(browser, member)).toBe(true);
  });

  it('after a sign-in with Telegram', async () => {
    const browser = newBrowser();
    const response = await post(browser, telegram, signLogin(unsignedLogin()));
    const { ticket } = (await response.json()) as { ticket: string };
    await post(browser, socialSignIn, { ticket });
    expect(secretOf(browser)).toBe('');
    const choice = { ticket, username: 'telegrammer', learn: 'eo' };
    const answer = await post(browser, socialSignIn, choice);
    const { user } = (await answer.json()) as { user: User };
    expect(await isKnown(browser, user)).toBe(true);
  });

  it('but not after a wrong password', async () => {
    const [member, browser] = [await buildMember(), newBrowser()];
    const body = { login: member.username, password: newPassword };
    expect((await post(browser, signIn, body)).headers.getSetCookie()).toEqual([]);
    expect(await findDevices(member)).toEqual([]);
  });

  it('for half a year after its last sign-in', async () => {
    const [member, browser] = [await buildMember(), newBrowser()];
    await signInWith(browser, member);
    await app.database.execute(
      sql`update ${knownDevice} set expires_at = now() + interval '1 day' where user_id = ${member.id}`,
    );
    await signInWith(browser, member);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
    expect(await isKnown(browser, member, inDays(179))).toBe(true);
    expect(await isKnown(browser, member, inDays(181))).toBe(false);
    await sweepJob.run({}, { ...app.services, now: () => inDays(179) });
    expect(await findDevices(member)).toHaveLength(1);
    await sweepJob.run({}, { ...app.services, now: () => inDays(181) });
    expect(await findDevices(member)).toEqual([]);
  });

  it('if it is among the last twenty that signed in', async () => {
    const [member, first, last] = [await buildMember(), newBrowser(), newBrowser()];
    await signInWith(first, member);
    for (let count = 0; count < 19; count += 1) await signInWith(newBrowser(), member);
    expect(await isKnown(first, member)).toBe(true);
    await signInWith(last, member);
    expect(await isKnown(first, member)).toBe(false);
    expect(await isKnown(last, member)).toBe(true);
    expect(await findDevices(member)).toHaveLength(20);
  });
});

describe('only the device that sets a new password stays known', () => {
  async function buildDevices() {
    const [member, here, there] = [await buildMember(), newBrowser(), newBrowser()];
    const token = await signInWith(here, member);
    await signInWith(there, member);
    return { member, here, there, token };
  }

  it('when it changes the password', async () => {
    const { member, here, there, token } = await buildDevices();
    const change = { password, newPassword };
    expect((await post(here, changePassword, change, token)).status).toBe(200);
    expect([await isKnown(here, member), await isKnown(there, member)]).toEqual([true, false]);
  });

  it('when it follows a mailed link', async () => {
    const { member, here, there } = await buildDevices();
    const fresh = newBrowser();
    const token = await issueTicket(app.database, {
      purpose: 'reset-password',
      userId: member.id,
      data: { passwordHash: member.passwordHash },
      expiresAt: new Date(Date.now() + 60_000),
    });
    await post(fresh, resetPassword, { token, password: newPassword });
    const known = [here, there, fresh].map((browser) => isKnown(browser, member));
    expect(await Promise.all(known)).toEqual([false, false, true]);
  });

  it('but none when an operator sets the password', async () => {
    const { member, here, there } = await buildDevices();
    await resetByOperator(app.database, member.username);
    expect([await isKnown(here, member), await isKnown(there, member)]).toEqual([false, false]);
  });
});

describe('the cookie of a device', () => {
  it('is hidden from scripts and other sites, and lasts as long as the device is known', async () => {
    const member = await buildMember();
    const answer = await post(newBrowser(), signIn, { login: member.username, password });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it('serves all accounts of the device without connecting them in the database', async () => {
    const [one, other, browser] = [await buildMember(), await buildMember(), newBrowser()];
    await signInWith(browser, one);
    const secret = secretOf(browser);
    await signInWith(browser, other);
    expect(secretOf(browser)).toBe(secret);
    expect([await isKnown(browser, one), await isKnown(browser, other)]).toEqual([true, true]);
    const digests = await selectRows<{ digest: string }>(
      app.database,
      sql`select digest from ${knownDevice} where user_id in (${one.id}, ${other.id})`,
    );
    expect(new Set([...digests.map(({ digest }) => digest), secret]).size).toBe(3);
  });

  it('is replaced if it is invalid', async () => {
    const { username } = await buildMember();
    const headers = { ...reader, cookie: 'device=mine' };
    const body = JSON.stringify({ login: username, password });
    const answer = await app.request(signIn.path, { method: 'POST', headers, body });
    expect(answer.headers.get('set-cookie')).toMatch(/^device=[\w-]{43};/);
  });
});

describe('over https', () => {
  const encrypted = useApp({ variables: () => ({ PUBLIC_URL: 'https://words.example' }) });

  it('the cookie is sent to this host only, and never unencrypted', async () => {
    const passwordHash = await hashCheaply(password);
    const { username: login } = await buildUser(encrypted.database, { passwordHash });
    const body = JSON.stringify({ login, password });
    const answer = await encrypted.request(signIn.path, { method: 'POST', headers: reader, body });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });
});
