import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '@wordhoard/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventReader } from '../test/event-reader.ts';
import { ServerProcess } from '../test/server-process.ts';

/** Generous, so that a busy machine does not fail the test. */
const patience = { timeout: 15_000 };

const servers: ServerProcess[] = [];
let directory: string;

function start(variables: Record<string, string> = {}, main?: string): ServerProcess {
  const server = new ServerProcess({ DATA_DIRECTORY: directory, ...variables }, main);
  servers.push(server);
  return server;
}

const testContentServer = fileURLToPath(new URL('../test/test-content-server.ts', import.meta.url));
const startWithTestContent = (): ServerProcess => start({}, testContentServer);

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'wordhoard-process-'));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  rmSync(directory, { recursive: true });
});

describe('a server that is killed recovers at the next start', () => {
  it('while it creates the database', async () => {
    const server = startWithTestContent();
    await server.until(() => existsSync(join(directory, 'database.unfinished')) || undefined);
    await server.kill();
    expect(existsSync(join(directory, 'database'))).toBe(false);
  });

  it('while it loads the content', async () => {
    const server = startWithTestContent();
    await server.until(() => server.errors.includes('starter content') || undefined);
    await setTimeout(200);
    expect(server.output).toBe('');
    await server.kill();
  });

  it('while it serves requests', async () => {
    const server = startWithTestContent();
    const address = await server.ready();
    await expectCompleteContent(address);
    await reportBrokenLink(address);
    await server.kill();
  });
});

describe('a running server', () => {
  let server: ServerProcess;
  let address: string;

  beforeAll(async () => {
    server = start({ STOP_DELAY: '1' });
    address = await server.ready();
  });

  it('has its complete content after it was killed', async () => {
    await expectCompleteContent(address);
  });

  it('warns that the embedded database is for trial use only', () => {
    expect(server.errors).toContain('does not survive a power failure');
  });

  it('answers a check by HTTP/1.0, which names no host', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write('GET /readyz HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('says after SIGTERM that it is not ready, finishes running requests, closes event streams, and refuses new connections', async () => {
    const port = Number(new URL(address).port);
    const changes = await listenToChanges(address);
    const request = slowRequest(port);
    await request.started;
    server.signal('SIGTERM');
    const leaving = await vi.waitUntil(async () => {
      const check = await fetch(`${address}/readyz`);
      return check.status === 503 && check;
    }, patience);
    expect(leaving.headers.get('connection')).toBe('close');
    await expectCompleteContent(address);
    expect(await changes.next()).toBeUndefined();
    await expectRefused(port);
    request.finish();
    expect(await request.answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await server.exit()).toBe(0);
  });
});

it('does not start with invalid settings', async () => {
  const server = start({ PORT: 'x', LOG_LEVEL: 'y' });
  expect(await server.exit()).toBe(78);
  expect(server.errors.trim().split('\n')).toEqual([
    expect.stringMatching(/^InvalidConfigEnv PORT/),
    expect.stringMatching(/^InvalidConfigEnv LOG_LEVEL/),
  ]);
});

async function expectCompleteContent(address: string): Promise<void> {
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
    body: JSON.stringify({ path: '/missing' }),
  });
  expect(await response.json()).toEqual({ received: true });
}

/** Sends half a request, and the rest on `finish`. */
function slowRequest(port: number) {
  const body = JSON.stringify({ langCode: 'de' });
  const socket = connect(port, '127.0.0.1');
  const started = new Promise<void>((resolve) => {
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
  return { started, answer, finish: () => socket.write(body.slice(5)) };
}

/** Waits until the server refuses connections, which is shortly after the signal. */
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
