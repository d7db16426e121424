import { routes } from '@wordhoard/contract';
import type { SocialProvider } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildUser, hashCheaply, type User } from '../../../../test/factory.ts';
import { getTicket, type SocialTicket, signInWithTelegram } from '../../../../test/telegram.ts';
import { secondsAgo, telegramVariables, unsignedLogin } from '../../../../test/telegram-login.ts';
import { reader, useApp } from '../../../../test/test-app.ts';
import { socialIdentity } from '../../../schema/user.ts';

const { socialSignIn, unlinkSocial, changePassword } = routes.auth;
const app = useApp({ variables: () => telegramVariables });

const password = 'Word+hoard1';
const buildMember = async (overrides: Partial<User> = {}) =>
  buildUser(app.database, { passwordHash: await hashCheaply(password), ...overrides });
const tokenHeaders = (token: string) => ({ ...reader, authorization: `Bearer ${token}` });
const link = ({ ticket, headers }: SocialTicket, member: Record<string, string>) =>
  app.call(socialSignIn, { ticket, password }, { ...headers, ...member });
const findIdentities = ({ id }: Pick<User, 'id'>) =>
  app.database.select().from(socialIdentity).where(eq(socialIdentity.userId, id));
const buildIdentity = (userId: string, provider: SocialProvider) =>
  app.database
    .insert(socialIdentity)
    .values({ provider, subject: userId, userId, createdAt: new Date() });

it('a learner connects Telegram and can sign in with it', async () => {
  const member = await buildMember();
  const login = unsignedLogin();
  const { token, ...answer } = {
    token: '',
    ...(await link(await getTicket(app, login), await app.headersOf(member))),
  };
  expect(answer).toMatchObject({ user: { id: member.id } });
  const { userInfo } = await app.get(
    routes.general.initData,
    routes.general.initData.path,
    tokenHeaders(token),
  );
  expect(userInfo).toMatchObject({ id: member.id });
  const { user } = await signInWithTelegram(app, { ...login, auth_date: secondsAgo(5) });
  expect(user.id).toBe(member.id);
});

it.each([
  { given: {}, refusal: { code: 'ParameterInvalid', fields: [{ path: 'password' }] } },
  { given: { password: 'Word+hoard2' }, refusal: { code: 'PasswordInvalid' } },
])('connecting with $given is refused: $refusal.code', async ({ given, refusal }) => {
  const member = await buildMember();
  const { ticket, headers } = await getTicket(app);
  const as = { ...headers, ...(await app.headersOf(member)) };
  expect(await app.refusal(socialSignIn, { ticket, ...given }, as)).toMatchObject(refusal);
  expect(await findIdentities(member)).toEqual([]);
  await app.call(socialSignIn, { ticket, password }, as);
  expect(await findIdentities(member)).toHaveLength(1);
});

it('connecting to an account without a password requires none', async () => {
  const member = await buildMember({ passwordHash: null });
  const { ticket, headers } = await getTicket(app);
  await app.call(socialSignIn, { ticket }, { ...headers, ...(await app.headersOf(member)) });
  expect(await findIdentities(member)).toHaveLength(1);
});

it('connecting keeps the session', async () => {
  const headers = await app.headersOf(await buildMember());
  const { token } = { token: '', ...(await link(await getTicket(app), headers)) };
  await app.call(routes.auth.signOut, {}, headers);
  expect(await app.refusal(routes.auth.signOut, {}, tokenHeaders(token))).toMatchObject({
    code: 'InvalidToken',
  });
});

it('connecting twice has no further effect', async () => {
  const member = await buildMember();
  const headers = await app.headersOf(member);
  const login = unsignedLogin();
  await link(await getTicket(app, login), headers);
  await link(await getTicket(app, { ...login, auth_date: secondsAgo(5) }), headers);
  expect(await findIdentities(member)).toHaveLength(1);
});

it('a person with an account cannot be connected to another', async () => {
  const login = unsignedLogin();
  await signInWithTelegram(app, login);
  const { ticket, headers } = await getTicket(app, { ...login, auth_date: secondsAgo(5) });
  const member = { ...headers, ...(await app.headersOf(await buildMember())) };
  expect(await app.refusal(socialSignIn, { ticket, password }, member)).toMatchObject({
    code: 'SimilarRecordAlreadyExists',
  });
});

it('one of two concurrent requests connects a person', async () => {
  const login = [1, 2].map((seconds) => unsignedLogin({ id: 7, auth_date: secondsAgo(seconds) }));
  const sent = login.map(async (one) => {
    const { ticket, headers } = await getTicket(app, one);
    const member = { ...headers, ...(await app.headersOf(await buildMember())) };
    const init = { method: 'post', headers: member, body: JSON.stringify({ ticket, password }) };
    return (await app.request(socialSignIn.path, init)).status;
  });
  expect((await Promise.all(sent)).sort()).toEqual([200, 409]);
});

it('a ticket from another browser connects nothing', async () => {
  const { ticket } = await getTicket(app);
  expect(await app.refusal(socialSignIn, { ticket }, await app.headersOf())).toMatchObject({
    code: 'ParameterInvalid',
    fields: [{ path: 'ticket' }],
  });
});

it('changing the password tells which providers can still sign in', async () => {
  const member = await buildMember();
  await buildIdentity(member.id, 'google');
  const change = { password, newPassword: 'Hoard+of+words2' };
  expect(await app.call(changePassword, change, await app.headersOf(member))).toEqual({
    changed: true,
    providers: ['google'],
  });
});

it('a learner with a password can disconnect a provider', async () => {
  const member = await buildMember();
  const headers = await app.headersOf(member);
  await buildIdentity(member.id, 'google');
  await app.call(unlinkSocial, { provider: 'google' }, headers);
  expect(await findIdentities(member)).toEqual([]);
  expect(await app.refusal(unlinkSocial, { provider: 'google' }, headers)).toMatchObject({
    code: 'NotFound',
  });
});

it('the last sign-in method stays, even if both are disconnected at the same time', async () => {
  const member = await buildMember({ passwordHash: null });
  const headers = await app.headersOf(member);
  await buildIdentity(member.id, 'google');
  await buildIdentity(member.id, 'telegram');
  const sent = ['google', 'telegram'].map(async (provider) => {
    const init = { method: 'post', headers, body: JSON.stringify({ provider }) };
    return (await app.request(unlinkSocial.path, init)).status;
  });
  expect((await Promise.all(sent)).sort()).toEqual([200, 403]);
  expect(await findIdentities(member)).toHaveLength(1);
});

it('disconnecting requires a sign-in', async () => {
  expect(await app.refusal(unlinkSocial, { provider: 'google' })).toMatchObject({
    code: 'NotAuthorized',
  });
});
