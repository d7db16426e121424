import { routes } from '@wordhoard/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser, hashCheaply, type User } from '../../../test/factory.ts';
import { useSmtpServer } from '../../../test/smtp-server.ts';
import { reader, russianReader, useApp } from '../../../test/test-app.ts';
import { ticket } from '../../schema/auth.ts';

const smtp = useSmtpServer();
const app = useApp({
  variables: () => ({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Wordhoard <mail@words.example>',
    PUBLIC_URL: 'https://words.example/',
  }),
});
const { changeEmail, changePassword, confirmEmail, forgotPassword, signIn, signOut, signUp } =
  routes.auth;

const password = 'Word+hoard1';
const expired = { status: 400, code: 'EmailTokenExpired' };

let last = 0;
const newAddress = () => {
  last += 1;
  return `new.reader${last}@example.org`;
};

const buildMember = async (overrides: Partial<User> = {}): Promise<User> =>
  buildUser(app.database, { passwordHash: await hashCheaply(password), ...overrides });

/** The token in the newest mail to an address. */
function tokenMailedTo(address: string): string {
  const mail = smtp.mails.findLast(({ headers }) => headers.get('to') === address);
  const link = /https:\S+/.exec(mail?.text ?? '')?.[0];
  return new URL(link ?? expect.fail('There is no link')).searchParams.get('token') ?? '';
}

async function askFor(member: User, email: string): Promise<string> {
  const headers = await app.headersOf(member);
  expect(await app.call(changeEmail, { email, password }, headers)).toEqual({ sent: true });
  await app.runJobs();
  return tokenMailedTo(email);
}

async function change(member: User, email = newAddress()): Promise<string> {
  const token = await askFor(member, email);
  expect(await app.call(confirmEmail, { token })).toEqual({ email });
  await app.runJobs();
  return email;
}

/** Lets the links that were mailed to a member expire so many milliseconds earlier. */
async function letTimePass({ id }: User, milliseconds: number): Promise<void> {
  const expiresAt = sql`${ticket.expiresAt} - ${milliseconds} * interval '1 millisecond'`;
  await app.database.update(ticket).set({ expiresAt }).where(eq(ticket.userId, id));
}

const readAddress = async (member: User) =>
  (await app.call(routes.user.account, {}, await app.headersOf(member))).email;

describe('a new address', () => {
  it('counts once its owner has opened the link', async () => {
    const member = await buildMember();
    const email = newAddress();
    const token = await askFor(member, email);
    expect(await readAddress(member)).toBe(member.email);
    await app.call(confirmEmail, { token });
    expect(await readAddress(member)).toBe(email);
    await app.call(signIn, { login: email, password });
    expect(await app.refusal(confirmEmail, { token })).toMatchObject(expired);
  });

  it('needs the password, if the account has one', async () => {
    const headers = await app.headersOf(await buildMember());
    const email = newAddress();
    expect((await app.refusal(changeEmail, { email }, headers)).fields).toMatchObject([
      { path: 'password', code: 'required' },
    ]);
    expect(
      await app.refusal(changeEmail, { email, password: 'Wrong+hoard1' }, headers),
    ).toMatchObject({ code: 'PasswordInvalid' });
    const telegram = await app.headersOf(await buildMember({ passwordHash: null, email: null }));
    expect(await app.call(changeEmail, { email }, telegram)).toEqual({ sent: true });
  });

  it('is refused if an account has it, also if it gets it meanwhile', async () => {
    const [member, other] = [await buildMember(), await buildMember()];
    const headers = await app.headersOf(member);
    const taken = (email: string) => app.refusal(changeEmail, { email, password }, headers);
    expect(await taken((other.email ?? '').toUpperCase())).toMatchObject({ code: 'EmailExists' });
    const email = newAddress();
    const token = await askFor(member, email);
    await change(other, email);
    expect(await app.refusal(confirmEmail, { token })).toMatchObject({ code: 'EmailExists' });
    expect(await readAddress(member)).toBe(member.email);
  });

  it.each([
    ['an hour has passed', (member: User) => letTimePass(member, 61 * 60_000)],
    [
      'another address was asked for',
      async (member: User) => void (await askFor(member, newAddress())),
    ],
    [
      'the password has changed',
      async (member: User) => {
        const body = { password, newPassword: 'Hoard+of+words2' };
        await app.call(changePassword, body, await app.headersOf(member));
      },
    ],
  ])('is not set after %s', async (_, happen) => {
    const member = await buildMember();
    const token = await askFor(member, newAddress());
    await happen(member);
    expect(await app.refusal(confirmEmail, { token })).toMatchObject(expired);
  });

  it('is confirmed in the language of the request', async () => {
    const member = await buildMember();
    const email = newAddress();
    const { authorization } = await app.headersOf(member);
    await app.call(
      changeEmail,
      { email, password },
      { ...russianReader, ...(authorization && { authorization }) },
    );
    await app.runJobs();
    expect(smtp.mails.at(-1)?.headers.get('subject')).toBe('Подтвердите новый адрес почты');
  });
});

describe('the former address', () => {
  it('is told the new one, and can take the change back for a week', async () => {
    const member = await buildMember();
    const email = await change(member);
    const former = member.email ?? '';
    expect(smtp.mails.at(-1)?.text).toContain(email);
    const headers = await app.headersOf(member);
    await letTimePass(member, 6 * 24 * 60 * 60_000);
    expect(await app.call(confirmEmail, { token: tokenMailedTo(former) })).toEqual({
      email: former,
    });
    expect((await app.refusal(signOut, {}, headers)).code).toBe('InvalidToken');
  });

  it('of an intruder cannot undo that', async () => {
    const member = await buildMember();
    const intruder = await change(member);
    await change(member);
    await app.call(confirmEmail, { token: tokenMailedTo(member.email ?? '') });
    const token = tokenMailedTo(intruder);
    expect(await app.refusal(confirmEmail, { token })).toMatchObject(expired);
    expect(await readAddress(member)).toBe(member.email);
  });

  it('keeps its link if an intruder uses the later one', async () => {
    const member = await buildMember();
    const intruder = await change(member);
    await change(member);
    await app.call(confirmEmail, { token: tokenMailedTo(intruder) });
    await app.call(confirmEmail, { token: tokenMailedTo(member.email ?? '') });
    expect(await readAddress(member)).toBe(member.email);
  });
});

describe('an address with an international domain name', () => {
  const ascii = 'anna@xn--bcher-kva.example';
  const spellings = ['anna@bücher.example', 'Anna@BÜCHER.example', ascii];

  it('is one address in both spellings', async () => {
    const body = { password, learn: 'eo' };
    await app.call(signUp, { ...body, username: 'annareads', email: spellings[0] ?? '' });
    for (const email of spellings) {
      const again = { ...body, username: 'anotheranna', email };
      expect(await app.refusal(signUp, again)).toMatchObject({ code: 'EmailExists' });
      await app.call(signIn, { login: email, password });
      await app.call(forgotPassword, { email });
    }
    await app.runJobs();
    const received = smtp.mails.filter(({ headers }) => headers.get('to') === ascii);
    expect(received).toHaveLength(spellings.length);
    const { token } = await app.call(signIn, { login: ascii, password });
    const headers = { ...reader, authorization: `Bearer ${token}` };
    expect((await app.call(routes.user.account, {}, headers)).email).toBe(spellings[0]);
  });
});
