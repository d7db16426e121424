import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../observability/log.ts';
import { createApi } from './api.ts';
import { createErrorHandler } from './error-response.ts';
import { defaultTimeouts, listen } from './listen.ts';

/** Longer than a busy machine takes for those who are quick. */
const patience = { sendMilliseconds: 2_500, uploadMilliseconds: 7_500 };
const letter = 'POST /echo HTTP/1.1\r\nhost: here\r\n';
const logged: string[] = [];
const open: (Server | Socket)[] = [];
const servers = new Map<number, Server>();

afterEach(() => {
  for (const one of open.splice(0)) 'destroy' in one ? one.destroy() : one.closeAllConnections();
});

async function serve(): Promise<number> {
  const api = createApi();
  api.onError(createErrorHandler(createLog('warn', { write: (line) => logged.push(line) })));
  api.post('/echo', async (context) => context.text(await context.req.text()));
  api.get('/much', (context) => context.body('x'.repeat(50_000_000)));
  api.get('/long', (context) =>
    context.body(ReadableStream.from(lines(patience.sendMilliseconds * 2))),
  );
  const server = await listen(api, { port: 0, host: '127.0.0.1' }, patience);
  open.push(server);
  const { port } = server.address() as AddressInfo;
  servers.set(port, server);
  return port;
}

/** One now and then, for so long. */
async function* lines(milliseconds: number) {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    yield new TextEncoder().encode('line\n');
    await pause(100);
  }
  yield new TextEncoder().encode('end');
}

function dial(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  open.push(socket);
  return socket;
}

/** Sends a piece now and then, until the server has had enough. */
async function drip(port: number, begin: string, piece: string): Promise<void> {
  const socket = dial(port);
  socket.resume().write(begin);
  const dripping = setInterval(() => socket.write(piece), 50);
  await once(socket, 'close');
  clearInterval(dripping);
}

const connectionsOf = (port: number): Promise<number> =>
  new Promise((resolve) => {
    servers.get(port)?.getConnections((_error, count) => resolve(count));
  });

const ask = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/echo`, { method: 'POST', body: 'quick' })).text();

it('are waited for no longer than fifteen seconds', () => {
  expect(defaultTimeouts.sendMilliseconds * 1.1).toBeLessThan(15_000);
});

it.each([
  ['headers', letter, 'x-more: more\r\n'],
  ['a body', `${letter}content-length: 100000\r\n\r\n`, 'x'],
])('that drip %s are cut off while others are served', async (_what, begin, piece) => {
  const port = await serve();
  const slow = Array.from({ length: 20 }, () => drip(port, begin, piece));
  expect(await ask(port)).toBe('quick');
  await Promise.all(slow);
  expect(await ask(port)).toBe('quick');
  expect(logged).toEqual([]);
});

it('that do not read their answer are cut off', async () => {
  const port = await serve();
  const socket = dial(port);
  socket.write('GET /much HTTP/1.1\r\nhost: here\r\n\r\n');
  socket.pause();
  await expect.poll(() => connectionsOf(port), { timeout: 10_000 }).toBe(1);
  await expect.poll(() => connectionsOf(port), { timeout: 10_000 }).toBe(0);
  expect(await ask(port)).toBe('quick');
});

it('that send a picture have longer', async () => {
  const port = await serve();
  const socket = dial(port);
  const head = `${letter}content-type: multipart/form-data; boundary=x\r\ncontent-length: 4\r\n\r\n`;
  socket.write(`${head}ab`);
  setTimeout(() => socket.write('c'), patience.sendMilliseconds * 0.6);
  setTimeout(() => socket.write('d'), patience.sendMilliseconds * 1.2);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('200 OK');
});

it('are not those whom the server takes long to tell everything', async () => {
  const port = await serve();
  const text = await (await fetch(`http://127.0.0.1:${port}/long`)).text();
  expect(text.endsWith('end')).toBe(true);
});
