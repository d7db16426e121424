import { routes } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useSmtpServer } from '../../../test/smtp-server.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { openOwnConnection } from '../../../test/test-connection.ts';
import { createLog } from '../../platform/observability/log.ts';
import { user } from '../../schema/user.ts';

const lines: string[] = [];
const smtp = useSmtpServer();
const app = useApp({
  connect: openOwnConnection,
  variables: () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'mail@words.example' }),
  log: createLog('trace', { write: (line) => lines.push(line) }),
});
const { signUp, signIn, signOut, forgotPassword, resetPassword, changePassword } = routes.auth;

const email = 'Silent.Reader@example.org';
const account = { username: 'silentreader', email, password: 'Word+hoard1', learn: 'eo' };
const login = email.toLowerCase();
const newPassword = 'Hoard+of+words2';
const thirdPassword = 'Third+time+lucky3';

/** Values that the log must not contain. */
const secrets = new Set([email, login, account.password, newPassword, thirdPassword]);
const keep = ({ token }: { token: string }) => {
  secrets.add(token);
  return { ...reader, authorization: `Bearer ${token}` };
};

it('logs the requests of an account without private values', async () => {
  await app.call(signOut, {}, keep(await app.call(signUp, account)));
  keep(await app.call(signIn, { login, password: account.password }));
  await app.refusal(signUp, account);
  await app.refusal(signIn, { login, password: newPassword });
  await app.refusal(signIn, { login: 'nobody@example.org', password: newPassword });

  await app.call(forgotPassword, { email });
  await app.runJobs();
  const token = /token=(\S+)/.exec(smtp.mails[0]?.text ?? '')?.[1] ?? expect.fail('no link');
  secrets.add(token);
  await app.request(`/reset-password?token=${token}`);
  const headers = keep(await app.call(resetPassword, { token, password: newPassword }));
  await app.refusal(resetPassword, { token, password: newPassword });
  await app.call(changePassword, { password: newPassword, newPassword: thirdPassword }, headers);

  smtp.unknownAddresses.add(email);
  await app.call(forgotPassword, { email });
  await app.runJobs();
  expectInLog({ level: 50, job: 'mail-reset-link' });

  await app.database.execute(sql`alter table ${user} rename column learn to learnt`);
  const broken = { ...account, username: 'anotherreader', email: 'another@example.org' };
  expect((await app.refusal(signUp, broken)).code).toBe('ErrorText');
  secrets.add(broken.email);
  expectInLog({ msg: 'unexpected error' });

  const log = lines.join('').toLowerCase();
  expect([...secrets].filter((secret) => log.includes(secret.toLowerCase()))).toEqual([]);
  expect(log).not.toContain('argon2');
});

function expectInLog(entry: object): void {
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(entry));
}
