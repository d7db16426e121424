import { routes } from '@wordhoard/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import { buildUser } from '../../../../test/factory.ts';
import { type Arrived, arrive, choice, signInWithTelegram } from '../../../../test/telegram.ts';
import {
  secondsAgo,
  signed,
  somebody,
  telegramVariables,
} from '../../../../test/telegram-login.ts';
import { reader, useApp } from '../../../../test/test-app.ts';
import { user as users } from '../../user/schema.ts';
import type { TelegramLogin } from './telegram.ts';

const { telegram, socialSignIn } = routes.auth;
const app = useApp({ variables: () => telegramVariables });

describe('with Telegram', () => {
  it('a new person creates an account and signs in to it the next time', async () => {
    const login = somebody({ photo_url: 'https://t.me/i/x.jpg' });
    const { ticket, headers } = await arrive(app, login);
    expect(await app.call(socialSignIn, { ticket }, headers)).toEqual({
      newcomer: { provider: 'telegram', suggestedUsername: 'lovelaceco', email: null },
    });
    const chosen = choice();
    const made = await app.call(socialSignIn, { ticket, ...chosen }, headers);
    expect(made).toMatchObject({ user: chosen });

    const again = await arrive(app, { ...login, auth_date: secondsAgo(5) });
    const known = await app.call(socialSignIn, { ticket: again.ticket }, again.headers);
    expect(known).toMatchObject({ user: chosen });
  });

  it('suggests a free username', async () => {
    await buildUser(app.database, { username: 'lovelace' });
    const { ticket, headers } = await arrive(app, somebody({ username: 'Love_lace' }));
    expect(await app.call(socialSignIn, { ticket }, headers)).toMatchObject({
      newcomer: { suggestedUsername: 'lovelace2' },
    });
  });

  it.each<[string, Partial<TelegramLogin>]>([
    ['another person', { id: 42 }],
    ['another name', { first_name: 'Ida' }],
    ['less', { last_name: undefined }],
    ['more', { username: 'admin' }],
    ['another hash', { hash: '0'.repeat(64) }],
    ['half a hash', { hash: '0'.repeat(32) }],
    ['no hash', { hash: '' }],
  ])('what was made into %s is refused', async (_what, forgery) => {
    const refusal = await app.refusal(telegram, { ...signed(somebody()), ...forgery });
    expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path: 'hash' }] });
  });

  it.each([
    ['first_name', '\n'],
    ['first_name', '\r'],
    ['last_name', '\t'],
    ['username', '\u0000'],
    ['username', '\u007f'],
    ['photo_url', '\u0085'],
  ])('%s with the control character %j is refused, though it is signed', async (field, control) => {
    const refusal = await app.refusal(telegram, signed(somebody({ [field]: `a${control}b` })));
    expect(refusal).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
      fields: [{ path: field, code: 'pattern' }],
    });
  });

  it('a field cannot pass as the end of another', async () => {
    const { username, ...login } = signed(somebody({ username: 'reader42' }));
    const forged = { ...login, last_name: `${login.last_name}\nusername=${username}` };
    expect(await app.refusal(telegram, forged)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'last_name' }],
    });
  });

  it("a signature of another bot's key is refused", async () => {
    const refusal = await app.refusal(telegram, signed(somebody(), '654321:another'));
    expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path: 'hash' }] });
  });

  it.each([3_600, -400])('a response signed %i seconds ago is refused', async (seconds) => {
    const login = signed(somebody({ auth_date: secondsAgo(seconds) }));
    const refusal = await app.refusal(telegram, login);
    expect(refusal).toMatchObject({ code: 'ParameterInvalid', fields: [{ path: 'auth_date' }] });
  });

  it('clocks may differ a little', async () => {
    expect(await arrive(app, somebody({ auth_date: secondsAgo(-200) }))).toHaveProperty('ticket');
  });

  it('a response of the widget is accepted once, also concurrently', async () => {
    const login = signed(somebody());
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
  const refusalOf = ({ ticket, headers }: Arrived, chosen: object = choice()) =>
    app.refusal(socialSignIn, { ticket, ...chosen }, headers);
  const refused = { code: 'ParameterInvalid', fields: [{ path: 'ticket', code: 'invalid' }] };

  it('signs in once', async () => {
    const arrived = await arrive(app);
    await app.call(socialSignIn, { ticket: arrived.ticket, ...choice() }, arrived.headers);
    expect(await refusalOf(arrived)).toMatchObject(refused);
  });

  it('is valid in the browser of its owner only', async () => {
    const { ticket } = await arrive(app);
    const { headers } = await arrive(app);
    expect(await refusalOf({ ticket, headers })).toMatchObject(refused);
    expect(await refusalOf({ ticket, headers: new Browser(app).headers })).toMatchObject(refused);
  });

  it('is valid for five minutes', async () => {
    const arrived = await arrive(app);
    await app.database.execute(sql`update ticket set expires_at = expires_at - interval '5 min'`);
    expect(await refusalOf(arrived)).toMatchObject(refused);
  });

  it('is still valid after a refused choice', async () => {
    const { username } = await buildUser(app.database);
    const arrived = await arrive(app);
    const { ticket, headers } = arrived;
    const { username: free } = choice();
    expect(await refusalOf(arrived, { username: 'Me', learn: 'eo' })).toMatchObject({
      code: 'UsernameInvalid',
    });
    expect(await refusalOf(arrived, { username, learn: 'eo' })).toMatchObject({
      code: 'UsernameExists',
    });
    expect(await refusalOf(arrived, { username: free })).toMatchObject({
      fields: [{ path: 'learn', code: 'required' }],
    });
    const answer = await app.call(socialSignIn, { ticket, username: free, learn: 'eo' }, headers);
    expect(answer).toMatchObject({ user: { username: free } });
  });

  it('creates one account for concurrent sign-ins of the same person', async () => {
    const login = [1, 2, 3, 4].map((seconds) => ({ id: 7, auth_date: secondsAgo(seconds) }));
    const arrived = await Promise.all(login.map((each) => arrive(app, somebody(each))));
    const answers = await Promise.all(
      arrived.map(({ ticket, headers }) =>
        app.call(socialSignIn, { ticket, ...choice() }, headers),
      ),
    );
    const ids = answers.map((answer) => 'user' in answer && answer.user.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('creates one account if it is sent twice at the same time', async () => {
    const { ticket, headers } = await arrive(app);
    const chosen = choice();
    const body = JSON.stringify({ ticket, ...chosen });
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
    const { ticket, headers } = await arrive(encrypted);
    expect(headers).toMatchObject({ cookie: expect.stringMatching(/^__Host-social-browser=/) });
    const init = { method: 'post', headers: reader, body: JSON.stringify(signed(somebody())) };
    const { headers: answered } = await encrypted.request(telegram.path, init);
    expect(answered.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const answer = await encrypted.call(socialSignIn, { ticket, ...choice() }, headers);
    expect(answer).toHaveProperty('token');
  });

  it('a cookie without the host prefix is ignored', async () => {
    const { ticket, headers } = await arrive(encrypted);
    const cookie = headers['cookie']?.replace('__Host-', '') ?? '';
    const refusal = await encrypted.refusal(socialSignIn, { ticket }, { ...headers, cookie });
    expect(refusal).toMatchObject({ fields: [{ path: 'ticket' }] });
  });
});

describe('without a bot', () => {
  const other = useApp();

  it('the sign-in with Telegram is not found', async () => {
    expect(await other.refusal(telegram, signed(somebody()))).toMatchObject({ code: 'NotFound' });
    const { initData } = routes.general;
    expect(await other.get(initData, initData.path)).toMatchObject({
      socialProviders: [],
      telegramBotName: null,
    });
  });
});
