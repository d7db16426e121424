import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { afterAll, expect, it } from 'vitest';
import { useCommandDatabase } from '../../../test/command-database.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { useSmtpServer } from '../../../test/smtp-server.ts';

const database = useCommandDatabase('starter content');
const smtp = useSmtpServer();
const email = 'reader@example.org';
const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const server of servers) await server.kill();
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

let running: ServerProcess;

it('the next server runs a job if the server is killed after the response', async () => {
  const killed = startServer();
  const address = await killed.ready();
  const account = { username: 'reader42', email, password: 'Word+hoard1', learn: 'eo' };
  const { user } = await post(`${address}${routes.auth.signUp.path}`, account);
  expect(user).toMatchObject({ username: 'reader42', role: UserRole.Admin });

  await post(`${address}${routes.auth.forgotPassword.path}`, { email });
  await killed.kill();
  expect(smtp.mails).toEqual([]);
  running = startServer();
  await running.until(() => smtp.mails.length > 0 || undefined);
  expect(smtp.mails).toHaveLength(1);
});

it('a server finishes its running job after SIGTERM', async () => {
  const address = await running.ready();
  const { promise, resolve } = Promise.withResolvers<void>();
  smtp.delay = promise;
  await post(`${address}${routes.auth.forgotPassword.path}`, { email });
  await running.until(() => smtp.isWaiting || undefined);
  running.signal('SIGTERM');
  while (await isOpen(address));
  expect(smtp.mails).toHaveLength(1);
  resolve();
  expect(await running.exit()).toBe(0);
  expect(smtp.mails).toHaveLength(2);
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
