import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import { buildUser } from '../../../../test/factory.ts';
import {
  client,
  type OpenIdProvider,
  startOpenIdProvider,
} from '../../../../test/open-id-provider.ts';
import { useApp } from '../../../../test/test-app.ts';

const callback = routes.auth.finishGoogle.path;
let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider(`http://localhost:3000${callback}`);
});
afterAll(() => provider.close());

const app = useApp({
  variables: () => ({
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: provider.issuer,
    ADMIN_EMAIL: 'keeper@example.org',
  }),
});

const start = (returnTo = '/') =>
  `${routes.auth.startGoogle.path}?${new URLSearchParams({ returnTo })}`;
const readQuery = (address: URL) => Object.fromEntries(address.searchParams);

async function signInAtGoogle(browser: Browser): Promise<string> {
  const { ticket } = readQuery(await browser.follow(start()));
  if (ticket === undefined) throw new Error('There is no ticket');
  return ticket;
}

describe('with Google', () => {
  it('a new person creates an account and signs in to it the next time', async () => {
    provider.signInAs({ sub: '1', email: 'ada.lovelace@example.org', email_verified: true });
    const browser = new Browser(app);
    const ticket = await signInAtGoogle(browser);
    expect(await app.call(routes.auth.socialSignIn, { ticket }, browser.headers)).toEqual({
      newcomer: {
        provider: 'google',
        suggestedUsername: 'adalovelace',
        email: 'ada.lovelace@example.org',
      },
    });
    const choice = { ticket, username: 'countess', learn: 'eo' };
    const created = await app.call(routes.auth.socialSignIn, choice, browser.headers);
    expect(created).toMatchObject({ user: { username: 'countess', learn: 'eo' } });

    const other = new Browser(app);
    const again = { ticket: await signInAtGoogle(other) };
    const { user } = { user: undefined, ...created };
    const answer = await app.call(routes.auth.socialSignIn, again, other.headers);
    expect(answer).toMatchObject({ user });
  });

  it('an address that Google has not verified is not shown', async () => {
    provider.signInAs({ sub: '2', email: 'ada@example.org', email_verified: false });
    const browser = new Browser(app);
    const body = { ticket: await signInAtGoogle(browser) };
    expect(await app.call(routes.auth.socialSignIn, body, browser.headers)).toEqual({
      newcomer: { provider: 'google', suggestedUsername: 'adareader', email: null },
    });
  });

  it('a person cannot access an existing account with the same address', async () => {
    await buildUser(app.database, { email: 'Taken@example.org' });
    provider.signInAs({ sub: '9', email: 'taken@example.org', email_verified: true });
    const browser = new Browser(app);
    const body = { ticket: await signInAtGoogle(browser), username: 'somebody', learn: 'eo' };
    const refusal = await app.refusal(routes.auth.socialSignIn, body, browser.headers);
    expect(refusal).toMatchObject({ code: 'EmailExists' });
  });

  it('the first admin can sign up if Google has verified the configured address', async () => {
    const roleWith = async (sub: string, isVerified: boolean) => {
      provider.signInAs({ sub, email: 'keeper@example.org', email_verified: isVerified });
      const browser = new Browser(app);
      const body = { ticket: await signInAtGoogle(browser), username: `keeper${sub}`, learn: 'eo' };
      const answer = await app.call(routes.auth.socialSignIn, body, browser.headers);
      return 'user' in answer && answer.user.role;
    };
    expect(await roleWith('10', false)).toBe(UserRole.Learner);
    expect(await roleWith('11', true)).toBe(UserRole.Admin);
  });

  it('the browser returns to the page where it started', async () => {
    provider.signInAs({ sub: '3' });
    const address = await new Browser(app).follow(start('/words/en?page=2'));
    expect(readQuery(address)).toMatchObject({ returnTo: '/words/en?page=2' });
    const elsewhere = await new Browser(app).follow(start('//evil.example'));
    expect(readQuery(elsewhere)).toMatchObject({ returnTo: '/' });
  });

  it('a person may cancel', async () => {
    provider.signInAs('cancels');
    const address = await new Browser(app).follow(start('/words/en'));
    expect(readQuery(address)).toEqual({ error: 'denied', returnTo: '/words/en' });
  });

  it('two tabs of a browser can sign in at the same time', async () => {
    provider.signInAs({ sub: '4' });
    const browser = new Browser(app);
    const [one, other] = [
      await browser.follow(start(), callback),
      await browser.follow(start(), callback),
    ];
    for (const address of [one, other]) {
      expect(readQuery(await browser.follow(address.href))).toHaveProperty('ticket');
    }
  });
});

describe('a response of Google', () => {
  it('is accepted once', async () => {
    provider.signInAs({ sub: '5' });
    const browser = new Browser(app);
    const { href } = await browser.follow(start(), callback);
    expect(readQuery(await browser.follow(href))).toHaveProperty('ticket');
    expect(readQuery(await browser.follow(href))).toEqual({ error: 'expired' });
  });

  it('is accepted only in the browser that started the sign-in', async () => {
    provider.signInAs({ sub: '6' });
    const { href } = await new Browser(app).follow(start(), callback);
    const victim = new Browser(app);
    expect(readQuery(await victim.follow(href))).toEqual({ error: 'invalid', returnTo: '/' });

    const { href: another } = await new Browser(app).follow(start(), callback);
    await victim.request(start());
    expect(readQuery(await victim.follow(another))).toEqual({ error: 'invalid', returnTo: '/' });
  });

  it.each(['', 'x', 'x'.repeat(43)])('is refused with the state %j', async (state) => {
    const query = new URLSearchParams({ code: 'x', state });
    const address = await new Browser(app).follow(`${callback}?${query}`);
    expect(readQuery(address)).toEqual({ error: 'expired' });
  });

  it('is refused with the code of another sign-in or an invented one', async () => {
    provider.signInAs({ sub: '7' });
    const browser = new Browser(app);
    const [one, other] = [
      await browser.follow(start(), callback),
      await browser.follow(start(), callback),
    ];
    const code = other.searchParams.get('code') ?? '';
    one.searchParams.set('code', code);
    expect(readQuery(await browser.follow(one.href))).toEqual({ error: 'invalid', returnTo: '/' });
    other.searchParams.set('code', 'invented');
    expect(readQuery(await browser.follow(other.href))).toEqual({
      error: 'invalid',
      returnTo: '/',
    });
  });

  it('gives a ticket that no other browser can use', async () => {
    provider.signInAs({ sub: '8' });
    const ticket = await signInAtGoogle(new Browser(app));
    const refusal = await app.refusal(
      routes.auth.socialSignIn,
      { ticket },
      new Browser(app).headers,
    );
    expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path: 'ticket' }] });
  });
});

it('starts each sign-in with a new proof, and sets the cookie of the browser', async () => {
  const response = await new Browser(app).request(start());
  expect(response.status).toBe(302);
  const { searchParams } = new URL(response.headers.get('location') ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: client.id,
    redirect_uri: `http://localhost:3000${callback}`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
});

it('is listed in the initial data', async () => {
  const path = routes.general.initData.path;
  expect(await app.get(routes.general.initData, path)).toMatchObject({
    socialProviders: ['google'],
    telegramBotName: null,
  });
});
