import { failure, routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { reader, russianReader, useApp } from '../test/test-app.ts';

const app = useApp();
const feed = routes.word.feed.path;

const post = (path: string, body: string, headers: Record<string, string> = reader) =>
  app.request(path, { method: 'POST', headers, body });

describe('a refusal', () => {
  it('names every wrong field, in the language of the reader', async () => {
    const refusal = await app.refusal(feed, { page: -1, intruder: 1 }, russianReader);
    expect(refusal).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
      fields: [
        { path: 'page', code: 'range', message: 'Не меньше 1' },
        { path: 'intruder', code: 'unknownField' },
      ],
    });
    expect(await app.refusal(feed, { page: 1e9 })).toMatchObject({
      status: 400,
      fields: [{ path: 'page', code: 'range', message: expect.stringContaining('100') }],
    });
  });

  it('tells a missing field from a wrong one', async () => {
    const refusal = await app.refusal(routes.word.options.path, { langCode: 'de' });
    expect(refusal.fields).toMatchObject([{ path: 'text', code: 'required' }]);
  });

  it.each([
    ['malformed JSON', '{"page":'],
    ['no JSON at all', 'page=1'],
    ['an empty body', ''],
    ['a text with U+0000', '{"text":"a\\u0000b"}'],
  ])('meets %s', async (_what, body) => {
    const response = await post(feed, body);
    expect(response.status).toBe(400);
    expect(failure.parse(await response.json()).code).toBe('ParameterInvalid');
  });

  it('meets a body that is not said to be JSON', async () => {
    const response = await post(feed, '{}', { 'content-type': 'text/plain' });
    expect(response.status).toBe(400);
  });

  it.each(['/front-general/search?s=a%00b', '/front-general/lang/%00', '/%00', '/picture/%00.svg'])(
    'meets U+0000 in %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'ParameterInvalid' });
    },
  );

  it('meets a body that is too large, whether or not it tells its length', async () => {
    const large = JSON.stringify({ text: 'a'.repeat(110_000) });
    const stream = new Blob([large]).stream();
    const request = new Request(`http://localhost${feed}`, {
      method: 'POST',
      headers: reader,
      body: stream,
      duplex: 'half',
    } as RequestInit);
    for (const response of [await post(feed, large), await app.api.request(request)]) {
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'PayloadTooLarge' });
    }
  });

  it.each(['/front-nothing/here', '/front-word/feed', '/assets/none.js', '/locale/xx.json'])(
    'meets GET %s, which is not there',
    async (path) => {
      const response = await app.request(path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(failure.parse(await response.json()).code).toBe('NotFound');
    },
  );
});

describe('every answer', () => {
  it('carries an id, its own or the one it was asked with', async () => {
    const own = await app.request('/front-general/init-data');
    expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const given = await app.request('/front-none', { headers: { 'x-request-id': 'caller-7' } });
    expect(given.headers.get('x-request-id')).toBe('caller-7');
    expect(await given.json()).toMatchObject({ requestId: 'caller-7' });
  });

  it('may not be framed, sniffed or run', async () => {
    const { headers } = await app.request('/front-general/init-data');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is kept by nobody who was not told to', async () => {
    for (const path of ['/front-general/init-data', '/assets/none.js']) {
      expect((await app.request(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is compressed where it is long and the client can take it', async () => {
    const ask = (path: string, encoding: string) =>
      app.request(path, { headers: { 'accept-encoding': encoding } });
    const long = '/front-general/lang/de';
    expect((await ask(long, 'gzip, br')).headers.get('content-encoding')).toBe('br');
    expect((await ask(long, 'gzip, br;q=0')).headers.get('content-encoding')).toBe('gzip');
    expect((await ask(long, 'identity')).headers.get('content-encoding')).toBeNull();
    expect((await ask('/front-none', 'gzip')).headers.get('content-encoding')).toBeNull();
    expect((await ask(long, 'identity')).headers.get('vary')).toContain('accept-encoding');
  });

  it('is the same when it is decompressed', async () => {
    const path = '/front-general/lang/de';
    const plain = await app.request(path);
    const packed = await app.request(path, { headers: { 'accept-encoding': 'gzip' } });
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).text()).toBe(await plain.text());
  });

  it('has no body for HEAD', async () => {
    const response = await app.request('/front-general/init-data', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

it('describes itself', async () => {
  const response = await app.request('/openapi.json');
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { [feed]: { post: { 'x-access': 'anyone' } } },
  });
});
