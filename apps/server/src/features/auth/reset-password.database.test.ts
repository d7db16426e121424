import { routes } from '@wordhoard/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser, hashCheaply, type User } from '../../../test/factory.ts';
import { useSmtpServer } from '../../../test/smtp-server.ts';
import { reader, russianReader, useApp } from '../../../test/test-app.ts';
import { countJobs } from '../../platform/jobs/job-queue.ts';
import { ticket } from '../../schema/auth.ts';
import { socialIdentity } from '../../schema/user.ts';
import { mailResetLinkJob } from './reset-password.ts';

const smtp = useSmtpServer();
const app = useApp({
  variables: () => ({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Wordhoard <mail@words.example>',
    PUBLIC_URL: 'https://words.example/',
  }),
});
const { forgotPassword, resetPassword, changePassword, signIn, signOut } = routes.auth;

const password = 'Word+hoard1';
const newPassword = 'Hoard+of+words2';

const buildMember = async (overrides: Partial<User> = {}): Promise<User> =>
  buildUser(app.database, { passwordHash: await hashCheaply(password), ...overrides });

async function countWaitingJobs(): Promise<number | undefined> {
  const counts = await countJobs(app.database);
  return counts.find(({ queue, state }) => queue === mailResetLinkJob.name && state === 'created')
    ?.count;
}

/** The link in the mail to a user who has forgotten the password. */
async function linkFor({ email }: User, headers = reader): Promise<URL> {
  expect(await app.call(forgotPassword, { email: email ?? '' }, headers)).toEqual({ sent: true });
  await app.runJobs();
  return new URL(/https:\S+/.exec(smtp.mails.at(-1)?.text ?? '')?.[0] ?? '');
}

const tokenFor = async (user: User): Promise<string> =>
  (await linkFor(user)).searchParams.get('token') ?? '';

const expired = { status: 400, code: 'ResetPasswordTokenExpired' };

describe('a mail with a link to a new password', () => {
  it('is in English by default', async () => {
    const member = await buildMember();
    const link = await linkFor(member);
    expect(link.href).toMatch(/^https:\/\/words\.example\/reset-password\?token=[\w-]{43}$/);
    const { headers, text } = smtp.mails.at(-1) ?? expect.fail('There is no mail');
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Wordhoard <mail@words.example>',
      to: member.email,
      subject: 'Reset your Wordhoard password',
      'auto-submitted': 'auto-generated',
    });
    expect(text).toContain(`Hello ${member.username}`);
  });

  it('is in Russian for a Russian interface', async () => {
    const member = await buildMember();
    await linkFor(member, russianReader);
    const { headers, text } = smtp.mails.at(-1) ?? expect.fail('There is no mail');
    expect(headers.get('subject')).toBe('Сброс пароля в Wordhoard');
    expect(text).toContain(`Здравствуйте, ${member.username}!`);
  });

  it('goes to the address as its owner wrote it', async () => {
    const member = await buildMember({ email: 'Anna.Muster@example.org' });
    await linkFor({ ...member, email: 'anna.muster@EXAMPLE.org' });
    expect(smtp.mails.at(-1)?.headers.get('to')).toBe('Anna.Muster@example.org');
  });

  it('is sent later if the mail server refuses it', async () => {
    const member = await buildMember();
    const { email } = member;
    if (email === null) throw new Error('A member has an address');
    const before = smtp.mails.length;
    smtp.unknownAddresses.add(email);
    await app.call(forgotPassword, { email });
    await app.runJobs();
    expect(smtp.mails).toHaveLength(before);
    smtp.unknownAddresses.delete(email);
    await app.runJobs();
    expect(smtp.mails).toHaveLength(before + 1);
  });

  it('is not sent after the account was deleted', async () => {
    const member = await buildMember();
    const before = smtp.mails.length;
    await app.call(forgotPassword, { email: member.email ?? '' });
    await app.call(routes.user.delete, { password }, await app.headersOf(member));
    await app.runJobs();
    expect(smtp.mails).toHaveLength(before);
  });

  it('is sent to nobody else, and neither the response nor the job reveals it', async () => {
    const before = smtp.mails.length;
    const answer = await app.call(forgotPassword, { email: 'nobody@example.org' });
    expect(answer).toEqual({ sent: true });
    expect(await countWaitingJobs()).toBe(1);
    await app.runJobs();
    expect(smtp.mails).toHaveLength(before);
  });

  it('is refused for an invalid address', async () => {
    expect(await app.refusal(forgotPassword, { email: 'me@' })).toMatchObject({
      code: 'EmailInvalid',
    });
  });
});

describe('the link in it', () => {
  it('leads to a page of the site', async () => {
    const { pathname, search } = await linkFor(await buildMember());
    const page = await app.request(pathname + search, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html');
  });

  it('sets a new password once, and ends all sessions', async () => {
    const member = await buildMember();
    const headers = await app.headersOf(member);
    const token = await tokenFor(member);
    const { user } = await app.call(resetPassword, { token, password: newPassword });
    expect(user).toMatchObject({ id: member.id, username: member.username });
    expect((await app.refusal(signOut, {}, headers)).code).toBe('InvalidToken');
    expect(await app.refusal(resetPassword, { token, password })).toMatchObject(expired);
    await app.call(signIn, { login: member.username, password: newPassword });
  });

  it('disconnects all providers', async () => {
    const { id: userId, ...member } = await buildMember();
    const identity = {
      provider: 'google',
      subject: userId,
      userId,
      createdAt: new Date(),
    } as const;
    await app.database.insert(socialIdentity).values(identity);
    const token = await tokenFor({ id: userId, ...member });
    await app.call(resetPassword, { token, password: newPassword });
    const isOwn = eq(socialIdentity.userId, userId);
    expect(await app.database.$count(socialIdentity, isOwn)).toBe(0);
  });

  it('signs in', async () => {
    const token = await tokenFor(await buildMember());
    const answer = await app.call(resetPassword, { token, password: newPassword });
    const headers = { ...reader, authorization: `Bearer ${answer.token}` };
    expect(await app.call(signOut, {}, headers)).toEqual({ signedOut: true });
  });

  it('is not used up by an invalid password', async () => {
    const token = await tokenFor(await buildMember());
    const refuse = (password: string) => app.refusal(resetPassword, { token, password });
    expect((await refuse('short')).fields).toMatchObject([{ code: 'passwordLength' }]);
    expect((await refuse('Password1!')).fields).toMatchObject([{ code: 'commonPassword' }]);
    await app.call(resetPassword, { token, password: newPassword });
  });

  it('works for one of two concurrent requests', async () => {
    const token = await tokenFor(await buildMember());
    const use = () =>
      app.request(resetPassword.path, {
        method: 'POST',
        headers: reader,
        body: JSON.stringify({ token, password: newPassword }),
      });
    const responses = await Promise.all([use(), use(), use()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('is invalid after the password has changed', async () => {
    const member = await buildMember();
    const [first, second] = [await tokenFor(member), await tokenFor(member)];
    await app.call(resetPassword, { token: second, password: newPassword });
    expect(await app.refusal(resetPassword, { token: first, password })).toMatchObject(expired);
    const third = await tokenFor(member);
    const change = { password: newPassword, newPassword: password };
    await app.call(changePassword, change, await app.headersOf(member));
    expect(await app.refusal(resetPassword, { token: third, password })).toMatchObject(expired);
  });

  it('works for an hour', async () => {
    const token = await tokenFor(await buildMember());
    await app.database.execute(
      sql`update ${ticket} set expires_at = expires_at - interval '1 hour'`,
    );
    const refusal = await app.refusal(resetPassword, { token, password: newPassword });
    expect(refusal).toMatchObject(expired);
  });

  it('cannot be guessed', async () => {
    const refusal = await app.refusal(resetPassword, { token: 'a', password: newPassword });
    expect(refusal).toMatchObject(expired);
  });
});
