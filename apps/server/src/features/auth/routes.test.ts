import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { buildUser, hashCheaply, type User } from '../../../test/factory.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { user as users } from '../../schema/user.ts';

const app = useApp({ variables: () => ({ ADMIN_EMAIL: 'Keeper@example.org' }) });
const { signUp, signIn, signOut, changePassword } = routes.auth;

const password = 'Word+hoard1';
const newPassword = 'Hoard+of+words2';

let count = 0;
/** A valid sign-up form. */
const form = (overrides: Partial<ReturnType<typeof plainForm>> = {}) => ({
  ...plainForm(`newcomer${count++}`),
  ...overrides,
});
const plainForm = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password,
  learn: 'eo',
});

const buildMember = async (overrides: Partial<User> = {}): Promise<User> =>
  buildUser(app.database, { passwordHash: await hashCheaply(password), ...overrides });
const bearing = (token: string) => ({ ...reader, authorization: `Bearer ${token}` });
const findCaller = async (headers: Record<string, string>) =>
  (await app.get(routes.general.initData, routes.general.initData.path, headers)).userInfo;
const isOver = async (headers: Record<string, string>) =>
  (await app.refusal(signOut, {}, headers)).code === 'InvalidToken';

describe('signing up', () => {
  it('creates an account and signs in', async () => {
    const filled = form();
    const { token, user } = await app.call(signUp, filled);
    expect(user).toMatchObject({ username: filled.username, learn: 'eo', role: UserRole.Learner });
    expect(await findCaller(bearing(token))).toEqual(user);
  });

  it('signs in to the account when it is repeated, but not with another password', async () => {
    const filled = { id: newId(), ...form() };
    const { user } = await app.call(signUp, filled);
    const { token } = await app.call(signUp, filled);
    expect(await findCaller(bearing(token))).toEqual(user);
    const guess = { ...filled, password: 'Other+word1' };
    expect(await app.refusal(signUp, guess)).toMatchObject({ code: 'PasswordInvalid' });
    const withoutId = { ...filled, id: undefined };
    expect(await app.refusal(signUp, withoutId)).toMatchObject({ code: 'UsernameExists' });
  });

  it.each([
    ['username', 'Me', 'UsernameInvalid'],
    ['email', 'me@', 'EmailInvalid'],
    ['learn', 'Esperanto!', 'ParameterInvalid'],
  ])('refuses the %s %j', async (field, value, code) => {
    expect(await app.refusal(signUp, form({ [field]: value }))).toMatchObject({
      status: 400,
      code,
      fields: [{ path: field }],
    });
  });

  it('names all invalid fields', async () => {
    const refusal = await app.refusal(signUp, form({ username: '', email: 'me', password: '' }));
    expect(refusal).toMatchObject({
      code: 'ParameterInvalid',
      fields: [
        { path: 'username', code: 'required' },
        { path: 'email', code: 'email' },
        { path: 'password', code: 'required' },
      ],
    });
  });

  it('refuses a taken username or address, ignoring case', async () => {
    const first = form();
    await app.call(signUp, first);
    expect(await app.refusal(signUp, form({ username: first.username }))).toMatchObject({
      status: 409,
      code: 'UsernameExists',
    });
    expect(await app.refusal(signUp, form({ email: first.email.toUpperCase() }))).toMatchObject({
      status: 409,
      code: 'EmailExists',
    });
  });

  it.each([
    ['username', 'UsernameExists', form()],
    ['email', 'EmailExists', form()],
  ] as const)('gives a %s to one of several concurrent requests', async (field, code, value) => {
    const request = () =>
      app.request(signUp.path, {
        method: 'POST',
        headers: reader,
        body: JSON.stringify(form({ [field]: value[field] })),
      });
    const responses = await Promise.all([request(), request(), request(), request()]);
    const codes = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { code?: string }).code),
    );
    expect(codes.toSorted()).toEqual([code, code, code, undefined]);
  });
});

describe('signing in', () => {
  it('accepts the username or the address, ignoring case', async () => {
    const { id, username, email } = await buildMember();
    for (const login of [username, ` ${username.toUpperCase()} `, email ?? '']) {
      const { token, user } = await app.call(signIn, { login, password });
      expect(user.id).toBe(id);
      expect(await findCaller(bearing(token))).toEqual(user);
    }
  });

  it('refuses an unknown name', async () => {
    expect(await app.refusal(signIn, { login: 'nobody', password })).toMatchObject({
      status: 401,
      code: 'UserDoesNotExist',
      message: 'User does not exist',
    });
  });

  it('refuses a wrong password', async () => {
    const { username: login } = await buildMember();
    expect(await app.refusal(signIn, { login, password: newPassword })).toMatchObject({
      status: 400,
      code: 'PasswordInvalid',
      message: 'Password is not correct',
    });
  });

  it('refuses every password if the account has none', async () => {
    const { username: login } = await buildMember({ passwordHash: null });
    expect((await app.refusal(signIn, { login, password })).code).toBe('PasswordInvalid');
  });
});

it('signing out ends this session only', async () => {
  const member = await buildMember();
  const [here, there] = [await app.headersOf(member), await app.headersOf(member)];
  expect(await app.call(signOut, {}, here)).toEqual({ signedOut: true });
  expect(await isOver(here)).toBe(true);
  expect(await findCaller(there)).toMatchObject({ id: member.id });
});

describe('changing the password', () => {
  it('ends all other sessions', async () => {
    const member = await buildMember();
    const [here, there] = [await app.headersOf(member), await app.headersOf(member)];
    expect(await app.call(changePassword, { password, newPassword }, here)).toEqual({
      changed: true,
      providers: [],
    });
    expect(await isOver(there)).toBe(true);
    expect(await findCaller(here)).toMatchObject({ id: member.id });
    const login = member.username;
    expect((await app.refusal(signIn, { login, password })).code).toBe('PasswordInvalid');
    expect((await app.call(signIn, { login, password: newPassword })).user.id).toBe(member.id);
  });

  it('requires the current one', async () => {
    const headers = await app.headersOf(await buildMember());
    const refuse = (body: object) => app.refusal(changePassword, body, headers);
    expect(await refuse({ newPassword })).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'password', code: 'required' }],
    });
    expect(await refuse({ password: newPassword, newPassword })).toMatchObject({
      code: 'PasswordInvalid',
    });
  });

  it('sets a first password for an account of a social provider', async () => {
    const member = await buildMember({ passwordHash: null });
    await app.call(changePassword, { newPassword }, await app.headersOf(member));
    const { user } = await app.call(signIn, { login: member.username, password: newPassword });
    expect(user.id).toBe(member.id);
  });

  it('succeeds for one of two concurrent requests', async () => {
    const member = await buildMember();
    const sessions = [await app.headersOf(member), await app.headersOf(member)];
    const responses = await Promise.all(
      sessions.map((headers, index) =>
        app.request(changePassword.path, {
          method: 'POST',
          headers,
          body: JSON.stringify({ password, newPassword: `${newPassword}${index}` }),
        }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('ends the session of a concurrent sign-in with the old password', async () => {
    const member = await buildMember();
    const headers = await app.headersOf(member);
    const signingIn = app.request(signIn.path, {
      method: 'POST',
      headers: reader,
      body: JSON.stringify({ login: member.username, password }),
    });
    await app.call(changePassword, { password, newPassword }, headers);
    const { token } = (await (await signingIn).json()) as { token?: string };
    expect(token === undefined || (await isOver(bearing(token)))).toBe(true);
  });
});

describe('the first admin', () => {
  it('is the first account that signs up with the configured address', async () => {
    const { user, token } = await app.call(signUp, form({ email: 'keeper@example.org' }));
    expect(user.role).toBe(UserRole.Admin);
    expect(await findCaller(bearing(token))).toMatchObject({ role: UserRole.Admin });
    await app.database.update(users).set({ email: null }).where(eq(users.id, user.id));
    const second = await app.call(signUp, form({ email: 'keeper@example.org' }));
    expect(second.user.role).toBe(UserRole.Learner);
  });
});
