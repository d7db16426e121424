import { routes } from '@wordhoard/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import { buildUser } from '../../../../test/factory.ts';
import {
  getTicket,
  newcomerChoice,
  type SocialTicket,
  signInWithTelegram,
} from '../../../../test/telegram.ts';
import {
  secondsAgo,
  signLogin,
  telegramVariables,
  unsignedLogin,
} from '../../../../test/telegram-login.ts';
import { reader, useApp } from '../../../../test/test-app.ts';
import { ticket as ticketTable } from '../../../schema/auth.ts';
import { user as users } from '../../../schema/user.ts';
import type { TelegramLogin } from './telegram.ts';

const { telegram, socialSignIn } = routes.auth;
const app = useApp({ variables: () => telegramVariables });

describe('with Telegram', () => {
  it('a new person creates an account and signs in to it the next time', async () => {
    const login = unsignedLogin({ photo_url: 'https://t.me/i/x.jpg' });
    const { ticket, headers } = await getTicket(app, login);
    expect(await app.call(socialSignIn, { ticket }, headers)).toEqual({
      newcomer: { provider: 'telegram', suggestedUsername: 'lovelaceco', email: null },
    });
    const choice = newcomerChoice();
    const created = await app.call(socialSignIn, { ticket, ...choice }, headers);
    expect(created).toMatchObject({ user: choice });

    const again = await getTicket(app, { ...login, auth_date: secondsAgo(5) });
    const known = await app.call(socialSignIn, { ticket: again.ticket }, again.headers);
    expect(known).toMatchObject({ user: choice });
  });

  it('suggests a free username', async () => {
    await buildUser(app.database, { username: 'lovelace' });
    const { ticket, headers } = await getTicket(app, unsignedLogin({ username: 'Love_lace' }));
    expect(await app.call(socialSignIn, { ticket }, headers)).toMatchObject({
      newcomer: { suggestedUsername: 'lovelace2' },
    });
  });

  it.each<[string, Partial<TelegramLogin>]>([
    ['another person', { id: 42 }],
    ['another name', { first_name: 'Ida' }],
    ['a missing field', { last_name: undefined }],
    ['an additional field', { username: 'admin' }],
    ['another hash', { hash: '0'.repeat(64) }],
    ['half a hash', { hash: '0'.repeat(32) }],
    ['no hash', { hash: '' }],
  ])('a response with %s is refused', async (_, forgery) => {
    const refusal = await app.refusal(telegram, { ...signLogin(unsignedLogin()), ...forgery });
    expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path: 'hash' }] });
  });

  it.each([
    ['first_name', '\n'],
    ['first_name', '\r'],
    ['last_name', '\t'],
    ['username', '\u0000'],
    ['username', '\u007f'],
    ['photo_url', '\u0085'],
  ])(
    '%s with the control character %j is refused, even if it is signed',
    async (field, control) => {
      const refusal = await app.refusal(
        telegram,
        signLogin(unsignedLogin({ [field]: `a${control}b` })),
      );
      expect(refusal).toMatchObject({
        status: 400,
        code: 'ParameterInvalid',
        fields: [{ path: field, code: 'pattern' }],
      });
    },
  );

  it('a field cannot contain another field', async () => {
    const { username, ...login } = signLogin(unsignedLogin({ username: 'reader42' }));
    const forged = { ...login, last_name: `${login.last_name}\nusername=${username}` };
    expect(await app.refusal(telegram, forged)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'last_name' }],
    });
  });

  it("a signature with another bot's token is refused", async () => {
    const refusal = await app.refusal(telegram, signLogin(unsignedLogin(), '654321:another'));
    expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path: 'hash' }] });
  });

  it.each([3_600, -400])('a response signed %i seconds ago is refused', async (seconds) => {
    const login = signLogin(unsignedLogin({ auth_date: secondsAgo(seconds) }));
    const refusal = await app.refusal(telegram, login);
    expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path: 'auth_date' }] });
  });

  it('a small difference of clocks is tolerated', async () => {
    expect(await getTicket(app, unsignedLogin({ auth_date: secondsAgo(-200) }))).toHaveProperty(
      'ticket',
    );
  });

  it('a response of the widget is accepted once, also concurrently', async () => {
    const login = signLogin(unsignedLogin());
    const init = { method: 'post', headers: reader, body: JSON.stringify(login) };
    const sent = [1, 2, 3].map(() => app.request(telegram.path, init));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400]);
    expect(await app.refusal(telegram, login)).toMatchObject({ fields: [{ path: 'hash' }] });
  });

  it('the initial data names the bot', async () => {
    const { initData } = routes.general;
    expect(await app.get(initData, initData.path)).toMatchObject({
      socialProviders: ['telegram'],
      telegramBotName: 'wordhoard_bot',
    });
  });
});

describe('a ticket', () => {
  const readRefusal = ({ ticket, headers }: SocialTicket, choice: object = newcomerChoice()) =>
    app.refusal(socialSignIn, { ticket, ...choice }, headers);
  const refused = { code: 'ParameterInvalid', fields: [{ path: 'ticket', code: 'invalid' }] };

  it('signs in once', async () => {
    const first = await getTicket(app);
    await app.call(socialSignIn, { ticket: first.ticket, ...newcomerChoice() }, first.headers);
    expect(await readRefusal(first)).toMatchObject(refused);
  });

  it('is valid only in the browser of its owner', async () => {
    const { ticket } = await getTicket(app);
    const { headers } = await getTicket(app);
    expect(await readRefusal({ ticket, headers })).toMatchObject(refused);
    expect(await readRefusal({ ticket, headers: new Browser(app).headers })).toMatchObject(refused);
  });

  it('is valid for five minutes', async () => {
    const first = await getTicket(app);
    await app.database.execute(
      sql`update ${ticketTable} set expires_at = expires_at - interval '5 min'`,
    );
    expect(await readRefusal(first)).toMatchObject(refused);
  });

  it('is still valid after a refused choice', async () => {
    const { username } = await buildUser(app.database);
    const first = await getTicket(app);
    const { ticket, headers } = first;
    const { username: free } = newcomerChoice();
    expect(await readRefusal(first, { username: 'Me', learn: 'eo' })).toMatchObject({
      code: 'UsernameInvalid',
    });
    expect(await readRefusal(first, { username, learn: 'eo' })).toMatchObject({
      code: 'UsernameExists',
    });
    expect(await readRefusal(first, { username: free })).toMatchObject({
      fields: [{ path: 'learn', code: 'required' }],
    });
    const answer = await app.call(socialSignIn, { ticket, username: free, learn: 'eo' }, headers);
    expect(answer).toMatchObject({ user: { username: free } });
  });

  it('creates one account for concurrent sign-ins of the same person', async () => {
    const login = [1, 2, 3, 4].map((seconds) => ({ id: 7, auth_date: secondsAgo(seconds) }));
    const tickets = await Promise.all(login.map((one) => getTicket(app, unsignedLogin(one))));
    const answers = await Promise.all(
      tickets.map(({ ticket, headers }) =>
        app.call(socialSignIn, { ticket, ...newcomerChoice() }, headers),
      ),
    );
    const ids = answers.map((answer) => 'user' in answer && answer.user.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('creates one account if it is sent twice at the same time', async () => {
    const { ticket, headers } = await getTicket(app);
    const choice = newcomerChoice();
    const body = JSON.stringify({ ticket, ...choice });
    const sent = [1, 2].map(() =>
      app.request(socialSignIn.path, { method: 'post', headers, body }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });
});

it('an account without a password can set one without giving the old one', async () => {
  const { user, token } = await signInWithTelegram(app);
  const headers = { ...reader, authorization: `Bearer ${token}` };
  await app.call(routes.auth.changePassword, { newPassword: 'Hoard+of+words2' }, headers);
  const [row] = await app.database.select().from(users).where(eq(users.id, user.id));
  expect(row).toMatchObject({ email: null, passwordHash: expect.any(String) });
});

describe('over https', () => {
  const encrypted = useApp({
    variables: () => ({ ...telegramVariables, PUBLIC_URL: 'https://words.example' }),
  });

  it('the cookie is hidden from scripts and other hosts, and never sent unencrypted', async () => {
    const { ticket, headers } = await getTicket(encrypted);
    expect(headers).toMatchObject({ cookie: expect.stringMatching(/^__Host-social-browser=/) });
    const init = {
      method: 'post',
      headers: reader,
      body: JSON.stringify(signLogin(unsignedLogin())),
    };
    const { headers: responseHeaders } = await encrypted.request(telegram.path, init);
    expect(responseHeaders.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const answer = await encrypted.call(socialSignIn, { ticket, ...newcomerChoice() }, headers);
    expect(answer).toHaveProperty('token');
  });

  it('a cookie without the host prefix is ignored', async () => {
    const { ticket, headers } = await getTicket(encrypted);
    const cookie = headers['cookie']?.replace('__Host-', '') ?? '';
    const refusal = await encrypted.refusal(socialSignIn, { ticket }, { ...headers, cookie });
    expect(refusal).toMatchObject({ fields: [{ path: 'ticket' }] });
  });
});

describe('without a bot', () => {
  const other = useApp();

  it('the sign-in with Telegram is not found', async () => {
    expect(await other.refusal(telegram, signLogin(unsignedLogin()))).toMatchObject({
      code: 'NotFound',
    });
    const { initData } = routes.general;
    expect(await other.get(initData, initData.path)).toMatchObject({
      socialProviders: [],
      telegramBotName: null,
    });
  });
});
