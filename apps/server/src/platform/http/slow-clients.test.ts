import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../observability/log.ts';
import { createApi } from './api.ts';
import { createErrorHandler } from './error-response.ts';
import { defaultTimeouts, listen } from './listen.ts';

/** Longer than a loaded machine needs to serve other clients. */
const timeouts = { sendMilliseconds: 2_500, uploadMilliseconds: 7_500 };
const requestHead = 'POST /echo HTTP/1.1\r\nhost: here\r\n';
const logged: string[] = [];
const open: (Server | Socket)[] = [];
const servers = new Map<number, Server>();

afterEach(() => {
  for (const connection of open.splice(0))
    'destroy' in connection ? connection.destroy() : connection.closeAllConnections();
});

async function serve(): Promise<number> {
  const api = createApi();
  api.onError(createErrorHandler(createLog('warn', { write: (line) => logged.push(line) })));
  api.post('/echo', async (context) => context.text(await context.req.text()));
  api.get('/much', (context) => context.body('x'.repeat(50_000_000)));
  api.post('/slow', async (context) => {
    await pause(timeouts.sendMilliseconds * 1.5);
    return context.text('done');
  });
  api.get('/long', (context) =>
    context.body(ReadableStream.from(lines(timeouts.sendMilliseconds * 2))),
  );
  const server = await listen(api, { port: 0, host: '127.0.0.1' }, timeouts);
  open.push(server);
  const { port } = server.address() as AddressInfo;
  servers.set(port, server);
  return port;
}

/** Lines at intervals, for the given time. */
async function* lines(milliseconds: number) {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    yield new TextEncoder().encode('line\n');
    await pause(100);
  }
  yield new TextEncoder().encode('end');
}

function connectTo(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  open.push(socket);
  return socket;
}

/** Sends `piece` repeatedly until the server closes the connection. */
async function sendSlowly(port: number, head: string, piece: string): Promise<void> {
  const socket = connectTo(port);
  socket.resume().write(head);
  const sending = setInterval(() => socket.write(piece), 50);
  // `once` would reject if the server resets the connection while a piece is on its way.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(sending);
}

const countConnections = (port: number): Promise<number> =>
  new Promise((resolve) => {
    servers.get(port)?.getConnections((_error, count) => resolve(count));
  });

const echo = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/echo`, { method: 'POST', body: 'fast' })).text();

it('have at most fifteen seconds', () => {
  expect(defaultTimeouts.sendMilliseconds * 1.1).toBeLessThan(15_000);
});

it.each([
  ['headers', requestHead, 'x-more: more\r\n'],
  ['a body', `${requestHead}content-length: 100000\r\n\r\n`, 'x'],
])('are disconnected if they send %s slowly, while others are served', async (_, head, piece) => {
  const port = await serve();
  const slow = Array.from({ length: 20 }, () => sendSlowly(port, head, piece));
  expect(await echo(port)).toBe('fast');
  await Promise.all(slow);
  expect(await echo(port)).toBe('fast');
  expect(logged).toEqual([]);
});

it('are disconnected if they do not read the response', async () => {
  const port = await serve();
  const socket = connectTo(port);
  socket.write('GET /much HTTP/1.1\r\nhost: here\r\n\r\n');
  socket.pause();
  await expect.poll(() => countConnections(port), { timeout: 10_000 }).toBe(1);
  await expect.poll(() => countConnections(port), { timeout: 10_000 }).toBe(0);
  expect(await echo(port)).toBe('fast');
});

it('have more time for uploads', async () => {
  const port = await serve();
  const socket = connectTo(port);
  const head = `${requestHead}content-type: multipart/form-data; boundary=x\r\ncontent-length: 4\r\n\r\n`;
  socket.write(`${head}ab`);
  setTimeout(() => socket.write('c'), timeouts.sendMilliseconds * 0.6);
  setTimeout(() => socket.write('d'), timeouts.sendMilliseconds * 1.2);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('200 OK');
});

it('are not disconnected while the server sends a long response', async () => {
  const port = await serve();
  const text = await (await fetch(`http://127.0.0.1:${port}/long`)).text();
  expect(text.endsWith('end')).toBe(true);
});

it('are not disconnected while they wait for a response', async () => {
  const port = await serve();
  const slow = await fetch(`http://127.0.0.1:${port}/slow`, { method: 'POST', body: 'slow' });
  expect(await slow.text()).toBe('done');
});
