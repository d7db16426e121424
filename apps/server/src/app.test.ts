import { failure, routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { reader, russianReader, useApp } from '../test/test-app.ts';

const app = useApp();
const feed = routes.word.feed.path;

const post = (path: string, body: string, headers: Record<string, string> = reader) =>
  app.request(path, { method: 'POST', headers, body });

describe('an invalid request', () => {
  it('gets an error for each invalid field, in the language of the reader', async () => {
    const refusal = await app.refusal(feed, { page: -1, unknownField: 1 }, russianReader);
    expect(refusal).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
      fields: [
        { path: 'page', code: 'range', message: 'Не меньше 1' },
        { path: 'unknownField', code: 'unknownField' },
      ],
    });
    expect(await app.refusal(feed, { page: 1e9 })).toMatchObject({
      status: 400,
      fields: [{ path: 'page', code: 'range', message: expect.stringContaining('100') }],
    });
  });

  it('gets a specific code for a missing field', async () => {
    const refusal = await app.refusal(routes.word.options.path, { langCode: 'de' });
    expect(refusal.fields).toMatchObject([{ path: 'text', code: 'required' }]);
  });

  it.each([
    ['malformed JSON', '{"page":'],
    ['no JSON at all', 'page=1'],
    ['an empty body', ''],
    ['a text with U+0000', '{"text":"a\\u0000b"}'],
  ])('is refused with %s', async (_, body) => {
    const response = await post(feed, body);
    expect(response.status).toBe(400);
    expect(failure.parse(await response.json()).code).toBe('ParameterInvalid');
  });

  it('is refused without the content type of JSON', async () => {
    const response = await post(feed, '{}', { 'content-type': 'text/plain' });
    expect(response.status).toBe(400);
  });

  it.each(['/front-general/search?s=a%00b', '/front-general/lang/%00', '/%00', '/picture/%00.svg'])(
    'is refused with U+0000 in %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'ParameterInvalid' });
    },
  );

  it('is refused if its body is too large, with or without a declared length', async () => {
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
    'gets 404 for GET %s',
    async (path) => {
      const response = await app.request(path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(failure.parse(await response.json()).code).toBe('NotFound');
    },
  );
});

describe('every response', () => {
  it('has the id of the request, or a new one', async () => {
    const generated = await app.request('/front-general/init-data');
    expect(generated.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const given = await app.request('/front-none', { headers: { 'x-request-id': 'caller-7' } });
    expect(given.headers.get('x-request-id')).toBe('caller-7');
    expect(await given.json()).toMatchObject({ requestId: 'caller-7' });
  });

  it('cannot be framed, sniffed or executed', async () => {
    const { headers } = await app.request('/front-general/init-data');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is not cached by default', async () => {
    for (const path of ['/front-user/export', '/assets/none.js']) {
      expect((await app.request(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is compressed if it is large and the client accepts it', async () => {
    const request = (path: string, encoding: string) =>
      app.request(path, { headers: { 'accept-encoding': encoding } });
    const long = '/front-general/lang/de';
    expect((await request(long, 'gzip, br')).headers.get('content-encoding')).toBe('br');
    expect((await request(long, 'gzip, br;q=0')).headers.get('content-encoding')).toBe('gzip');
    expect((await request(long, 'identity')).headers.get('content-encoding')).toBeNull();
    expect((await request('/front-none', 'gzip')).headers.get('content-encoding')).toBeNull();
    expect((await request(long, 'identity')).headers.get('vary')).toContain('accept-encoding');
  });

  it('is the same after decompression', async () => {
    const path = '/front-general/lang/de';
    const plain = await app.request(path);
    const compressed = await app.request(path, { headers: { 'accept-encoding': 'gzip' } });
    const decompressed = compressed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(decompressed).text()).toBe(await plain.text());
  });

  it('has no body for HEAD', async () => {
    const response = await app.request('/front-general/init-data', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

it('serves its OpenAPI description', async () => {
  const response = await app.request('/openapi.json');
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { [feed]: { post: { 'x-access': 'anyone' } } },
  });
});
