import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { routes } from '@wordhoard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../test/event-reader.ts';
import { ServerProcess } from '../test/server-process.ts';

const started: ServerProcess[] = [];
let directory: string;

const start = (variables: Record<string, string> = {}): ServerProcess => {
  const server = new ServerProcess({ DATA_DIRECTORY: directory, ...variables });
  started.push(server);
  return server;
};

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'wordhoard-process-'));
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.kill()));
  rmSync(directory, { recursive: true });
});

describe('killed at any moment, the next start works by itself', () => {
  it('while it makes the database', async () => {
    const server = start();
    await server.until(() => existsSync(join(directory, 'database.unfinished')) || undefined);
    await server.kill();
    expect(existsSync(join(directory, 'database'))).toBe(false);
  });

  it.each([50, 800])('%i ms after it has begun to load the content', async (milliseconds) => {
    const server = start();
    await server.until(() => server.errors.includes('starter content') || undefined);
    await setTimeout(milliseconds);
    expect(server.output).toBe('');
    await server.kill();
  });

  it('while it serves', async () => {
    const server = start();
    const address = await server.ready();
    await expectWholeContent(address);
    await reportBrokenLink(address);
    await server.kill();
  });

  it('and nothing is lost', async () => {
    const server = start();
    await expectWholeContent(await server.ready());
    await server.kill();
  });
});

describe('a running server', () => {
  let server: ServerProcess;
  let address: string;

  beforeAll(async () => {
    server = start();
    address = await server.ready();
  });

  it('says that an embedded database is no place for people’s words', () => {
    expect(server.errors).toContain('does not survive a power failure');
  });

  it('keeps its data directory for itself', async () => {
    const second = start();
    expect(await second.end()).toBe(75);
    expect(second.errors).toMatch(/^The data directory .* is in use by process \d+\..*\n$/);
    expect((await fetch(`${address}/front-general/init-data`)).status).toBe(200);
  });

  it('finishes what it has begun when it is told to stop, and takes nothing new', async () => {
    const port = Number(new URL(address).port);
    const request = slowRequest(port);
    await request.begun;
    server.signal('SIGTERM');
    await expectRefused(port);
    request.finish();
    expect(await request.answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await server.end()).toBe(0);
  });

  it('counts wrong passwords, and knows devices, after the next start too', async () => {
    const first = start();
    const guesser = await buildGuesser(await first.ready());
    for (let guess = 0; guess < 10; guess += 1) expect(await guesser.guess()).toBe(400);
    expect(await guesser.guess()).toBe(429);
    first.signal('SIGTERM');
    expect(await first.end()).toBe(0);

    const next = start();
    guesser.address = await next.ready();
    expect(await guesser.guess()).toBe(429);
    expect(await guesser.enterOnKnownDevice()).toBe(200);
    next.signal('SIGTERM');
    expect(await next.end()).toBe(0);
  });

  it('leaves the data directory to the next', async () => {
    const next = start();
    await next.ready();
    next.signal('SIGINT');
    expect(await next.end()).toBe(0);
  });

  it('lets those go who listen to changes', async () => {
    const next = start();
    const changes = await listenToChanges(await next.ready());
    next.signal('SIGTERM');
    expect(await changes.next()).toBeUndefined();
    expect(await next.end()).toBe(0);
  });
});

it('says in one line that the port is in use', async () => {
  const other = createServer();
  await listening(other);
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect(await server.end()).toBe(71);
  expect(lastLine(server.errors)).toMatch(new RegExp(`^Port ${port} is in use\\.`));
  other.close();
});

it('does not start with a bad environment', async () => {
  const server = start({ PORT: 'x', LOG_LEVEL: 'y' });
  expect(await server.end()).toBe(78);
  expect(server.errors.trim().split('\n')).toEqual([
    expect.stringMatching(/^InvalidConfigEnv PORT/),
    expect.stringMatching(/^InvalidConfigEnv LOG_LEVEL/),
  ]);
});

it('waits for a database that is not there yet', async () => {
  const nobody = createTcpServer((socket) => socket.destroy());
  await listening(nobody);
  const { port } = nobody.address() as AddressInfo;
  const server = start({ DATABASE_URL: `postgresql://user:hunter2@127.0.0.1:${port}/wordhoard` });
  await server.until(() => server.errors.split('does not answer yet')[2]);
  expect(server.errors).not.toContain('hunter2');
  server.signal('SIGTERM');
  await server.end();
  nobody.close();
});

async function expectWholeContent(address: string): Promise<void> {
  const init = await (await fetch(`${address}/front-general/init-data`)).json();
  expect(init).toMatchObject({ langCodes: expect.arrayContaining(['en', 'he', 'zh']) });
  const list = await (
    await fetch(`${address}/front-list/entity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug: 'de-weekdays', tranLangCode: 'en' }),
    })
  ).json();
  expect(list).toMatchObject({ wordFeed: { total: 7, data: { length: 7 } } });
  const table = await fetch(`${address}/front-table/entity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug: 'english-comparatives' }),
  });
  expect(table.status).toBe(200);
}

async function reportBrokenLink(address: string): Promise<void> {
  const response = await fetch(`${address}/front-general/report-broken-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/lost' }),
  });
  expect(await response.json()).toEqual({ received: true });
}

/** Signs up, and then guesses the password of that account from elsewhere. */
async function buildGuesser(address: string) {
  const password = 'Word+hoard1';
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${guesser.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const guesser = {
    address,
    async guess() {
      const body = { login: 'guessedat', password: 'x' };
      return (await post(routes.auth.signIn.path, body)).status;
    },
    async enterOnKnownDevice() {
      const body = { login: 'guessedat', password };
      return (await post(routes.auth.signIn.path, body, { cookie })).status;
    },
  };
  const account = { username: 'guessedat', email: 'guessed@example.org', password, learn: 'eo' };
  const { headers } = await post(routes.auth.signUp.path, account);
  const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? [];
  return guesser;
}

/** A request whose second half is sent only when it is told to. */
function slowRequest(port: number) {
  const body = JSON.stringify({ langCode: 'de' });
  const socket = connect(port, '127.0.0.1');
  const begun = new Promise<void>((resolve) => {
    socket.write(
      `POST /front-word/feed HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
      () => resolve(),
    );
  }).then(() => setTimeout(100));
  const answer = new Promise<string>((resolve, reject) => {
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
  });
  return { begun, answer, finish: () => socket.write(body.slice(5)) };
}

/** Once it has begun to stop, the server takes no connection; that moment is not ours to choose. */
async function expectRefused(port: number): Promise<void> {
  for (;;) {
    const refusal = await new Promise<string | undefined>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(undefined));
      socket.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
      socket.on('connect', () => socket.destroy());
    });
    if (refusal === 'ECONNREFUSED') return;
  }
}

const listening = (server: Server | ReturnType<typeof createTcpServer>): Promise<void> =>
  new Promise((resolve) => {
    server.listen(0, () => resolve());
  });

const lastLine = (text: string): string | undefined => text.trim().split('\n').at(-1);

async function listenToChanges(address: string): Promise<EventReader> {
  const account = { username: 'listener', email: 'listener@example.org', learn: 'eo' };
  const signedUp = await fetch(`${address}${routes.auth.signUp.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, password: 'Word+hoard1' }),
  });
  const { token } = (await signedUp.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return new EventReader(await fetch(`${address}${routes.user.changes.path}`, { headers }));
}
