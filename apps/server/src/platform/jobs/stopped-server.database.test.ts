import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { afterEach, expect, it } from 'vitest';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { useSmtpServer } from '../../../test/smtp-server.ts';

const database = useCommandDatabase('starter content');
const smtp = useSmtpServer();
const email = 'reader@example.org';
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});

function startServer(): ServerProcess {
  const server = new ServerProcess({
    ...database.variables,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'mail@words.example',
    ADMIN_EMAIL: email,
  });
  servers.push(server);
  return server;
}

it('a server finishes its running job after SIGTERM', async () => {
  const server = startServer();
  const address = await server.ready();
  const account = { username: 'reader42', email, password: 'Word+hoard1', learn: 'eo' };
  const { user } = await post(`${address}${routes.auth.signUp.path}`, account);
  expect(user).toMatchObject({ username: 'reader42', role: UserRole.Admin });

  const { promise, resolve } = Promise.withResolvers<void>();
  smtp.delay = promise;
  await post(`${address}${routes.auth.forgotPassword.path}`, { email });
  await server.until(() => smtp.isWaiting || undefined);
  server.signal('SIGTERM');
  while (await isOpen(address));
  expect(smtp.mails).toEqual([]);
  resolve();
  expect(await server.exit()).toBe(0);
  expect(smtp.mails).toHaveLength(1);
});

it('the next server runs a job if the server is killed after the response', async () => {
  const before = smtp.mails.length;
  const killed = startServer();
  const address = await killed.ready();
  await post(`${address}${routes.auth.forgotPassword.path}`, { email });
  await killed.kill();
  expect(smtp.mails).toHaveLength(before);
  const next = startServer();
  await next.until(() => smtp.mails.length > before || undefined);
  expect(smtp.mails).toHaveLength(before + 1);
});

async function post(url: string, body: object): Promise<{ user?: object }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { user?: object };
}

const isOpen = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
