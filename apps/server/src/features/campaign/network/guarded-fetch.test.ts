import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuard, type Guard, isPublicAddress } from './guarded-fetch.ts';

let server: Server;
let port: number;
let requests: number;

beforeEach(async () => {
  requests = 0;
  server = createServer((_request, response) => {
    requests += 1;
    response.end('welcome');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function request(url: string, guard: Guard) {
  const { requestInit, exchange } = guard.start();
  const signal = AbortSignal.timeout(guard.timeLimit);
  const answer = await fetch(url, { ...requestInit, signal })
    .then((response) => response.text())
    .catch((error: Error) => error.cause ?? error);
  await guard.close();
  return { answer, exchange };
}

const guardWith = (allowsPrivateAddresses: boolean, timeLimit = 5_000): Guard =>
  createGuard({ allowsPrivateAddresses, timeLimit });

describe('by default', () => {
  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    'localhost',
    'LOCALHOST',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
  ])('no request goes to %s', async (host) => {
    const { answer, exchange } = await request(`https://${host}:${port}/`, guardWith(false));
    expect(answer).toMatchObject({ name: 'AddressRefusal' });
    expect(exchange.wasSent).toBe(false);
    expect(requests).toBe(0);
  });

  it('no request goes over plain HTTP, not even to a public address', async () => {
    const { answer } = await request('http://192.0.2.1/', guardWith(false));
    expect(answer).toMatchObject({ message: 'Only HTTPS is allowed' });
  });

  it.each(['1.1.1.1', '93.184.215.14', '2606:4700::1111', '::ffff:1.1.1.1'])(
    '%s is a public address',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('where private addresses are allowed', () => {
  it('a request gets its answer', async () => {
    const { answer, exchange } = await request(`http://127.0.0.1:${port}/`, guardWith(true));
    expect(answer).toBe('welcome');
    expect(exchange).toMatchObject({ wasSent: true, status: 200 });
  });

  it.each(['file:///etc/hostname', 'ftp://127.0.0.1/', 'data:,x#'])(
    'a request to %s does not pass through the network',
    async (url) => {
      const { exchange } = await request(url, guardWith(true));
      expect(exchange.wasSent).toBe(false);
    },
  );

  it('nothing was sent to a server that refuses connections', async () => {
    const { exchange } = await request('http://127.0.0.1:1/', guardWith(true));
    expect(exchange).toMatchObject({ wasSent: false, status: null });
  });

  it('nothing was sent to a host without an address', async () => {
    const { exchange } = await request('http://nowhere.invalid/', guardWith(true));
    expect(exchange.wasSent).toBe(false);
  });

  it('nothing was sent to a server without TLS', async () => {
    const { answer, exchange } = await request(`https://127.0.0.1:${port}/`, guardWith(true));
    expect(answer).toBeInstanceOf(Error);
    expect(exchange.wasSent).toBe(false);
    expect(requests).toBe(0);
  });

  it('a redirect is no answer', async () => {
    server.removeAllListeners('request');
    server.on('request', (_request, response) => {
      requests += 1;
      response.writeHead(307, { location: '/' }).end();
    });
    const { answer, exchange } = await request(`http://127.0.0.1:${port}/`, guardWith(true));
    expect(answer).toMatchObject({ message: 'unexpected redirect' });
    expect(exchange).toMatchObject({ wasSent: true, status: 307 });
    expect(requests).toBe(1);
  });

  it('an early hint is not the answer', async () => {
    server.removeAllListeners('request');
    server.on('request', (_request, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
      response.end('welcome');
    });
    const { answer, exchange } = await request(`http://127.0.0.1:${port}/`, guardWith(true));
    expect(answer).toBe('welcome');
    expect(exchange.status).toBe(200);
  });

  it('a slow answer is given up', async () => {
    server.removeAllListeners('request');
    const { answer, exchange } = await request(`http://127.0.0.1:${port}/`, guardWith(true, 100));
    expect(answer).toMatchObject({ name: 'TimeoutError' });
    expect(exchange).toMatchObject({ wasSent: true, status: null });
  });

  it.each([
    ['too long', {}],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('an answer that is %s is given up', async (_name, headers) => {
    server.removeAllListeners('request');
    server.on('request', (_request, response) => {
      response.writeHead(200, headers).end('x'.repeat(2 ** 21));
    });
    const { answer, exchange } = await request(`http://127.0.0.1:${port}/`, guardWith(true));
    expect(answer).toBeInstanceOf(Error);
    expect(exchange).toMatchObject({ wasSent: true, status: 200 });
  });

  it('each request has a connection of its own', async () => {
    let connections = 0;
    server.on('connection', () => {
      connections += 1;
    });
    const guard = guardWith(true);
    for (let round = 0; round < 3; round += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/`, guard.start().requestInit);
      await response.text();
    }
    expect(connections).toBe(3);
    await guard.close();
  });
});
