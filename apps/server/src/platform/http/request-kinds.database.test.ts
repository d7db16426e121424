import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { routes } from '@wordhoard/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { useApp } from '../../../test/test-app.ts';
import { buildForm } from '../../../test/upload.ts';
import { drain, formatAddress, listen } from './listen.ts';

const logged: string[] = [];
const app = useApp({ log: pino({ level: 'error' }, { write: (line) => logged.push(line) }) });
let server: Server;
let address: string;

beforeAll(async () => {
  server = await listen(app.api, { port: 0, host: '127.0.0.1' });
  address = formatAddress(server, '127.0.0.1');
});
afterAll(() => drain(server));

type Headers = Record<string, string>;

interface SentRequest {
  method: string;
  path: string;
  headers?: Headers;
  /** SentRequest as chunks, without a declared length. */
  chunks?: readonly (string | Uint8Array)[];
  /** SentRequest with a declared length. */
  text?: string;
}

/** Sends a request as another program would: without the headers that `fetch` adds. */
async function send({ method, path, headers = {}, chunks, text: whole }: SentRequest) {
  const chunked: Headers = chunks === undefined ? {} : { 'transfer-encoding': 'chunked' };
  const client = request(`${address}${path}`, {
    method,
    headers: { 'x-forwarded-for': newAddress(), ...headers, ...chunked },
  });
  for (const chunk of chunks ?? []) client.write(chunk);
  client.end(whole);
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

let lastHost = 0;
function newAddress(): string {
  lastHost += 1;
  return `198.51.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}`;
}

const json: Headers = { 'content-type': 'application/json' };
const anyRoute = Object.values(routes).flatMap((domain) =>
  Object.values<{ method: string; path: string }>(domain),
);
const paths = [
  routes.word.feed.path,
  routes.image.upload.path,
  routes.list.delete.path,
  routes.general.initData.path,
  '/front-word/no-such-call',
  '/healthz',
  '/',
  '/word/de/Apfel',
  '/assets/no-such-file.js',
];
const methods = [
  ...['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
  ...['TRACE', 'PROPFIND', 'QUERY'],
];
const bodies: [string, Omit<SentRequest, 'method' | 'path'>][] = [
  ['no body', {}],
  ['no body, announced as JSON', { headers: json }],
  ['an empty body', { headers: { ...json, 'content-length': '0' } }],
  ['an empty chunked body', { headers: json, chunks: [] }],
  ['a chunked body', { headers: json, chunks: ['{"lang', 'Code":"en"}'] }],
];

describe.each(methods)('a request with %s', (method) => {
  it.each(bodies)('is no failure of the server on any path, with %s', async (_, sent) => {
    for (const path of paths) {
      const { status, body } = await send({ method, path, ...sent });
      expect(status, `${path} ${body}`).toBeLessThan(500);
    }
    expect(logged).toEqual([]);
  });
});

it('is no failure of the server on any route with a chunked body', async () => {
  for (const { method, path } of anyRoute) {
    const sent = { method: method.toUpperCase(), path, headers: json, chunks: ['{"id":', '1}'] };
    const { status, body } = await send(sent);
    expect(status, `${path} ${body}`).toBeLessThan(500);
  }
  expect(logged).toEqual([]);
});

it('is answered with a chunked body as with a declared length', async () => {
  const body = JSON.stringify({ langCode: 'en', pageSize: 3 });
  const request = { method: 'POST', path: routes.word.feed.path };
  const declared = await send({
    ...request,
    headers: { ...json, 'content-length': String(body.length) },
    text: body,
  });
  const chunked = await send({ ...request, headers: json, chunks: [...body] });
  expect(chunked).toEqual(declared);
  expect(JSON.parse(chunked.body).data).toHaveLength(3);
});

it('may upload an image in chunks', async () => {
  const { id: wordId } = await buildWord(app.database);
  const form = new Response(buildForm({ wordId, bytes: await buildImageFile() }));
  const headers = {
    ...(await app.headersOf()),
    'content-type': form.headers.get('content-type') ?? '',
  };
  const chunks = [new Uint8Array(await form.arrayBuffer())];
  const sent = { method: 'POST', path: routes.image.upload.path, headers, chunks };
  expect(await send(sent)).toMatchObject({ status: 200 });
});

it.each(['POST', 'PUT', 'OPTIONS'])(
  'is refused with %s and a chunked body that is too large',
  async (method) => {
    const chunks = Array.from({ length: 30 }, () => ' '.repeat(4_000));
    const refused = await send({ method, path: routes.word.feed.path, headers: json, chunks });
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'PayloadTooLarge' });
  },
);
