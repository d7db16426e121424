import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { routes } from '@wordhoard/contract';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import {
  type MisbehavingProvider,
  type SigningMethod,
  startMisbehavingProvider,
} from '../../../../test/misbehaving-provider.ts';
import { client } from '../../../../test/open-id-provider.ts';
import { useApp } from '../../../../test/test-app.ts';

const { startGoogle, finishGoogle } = routes.auth;
const variablesFor = (issuer: string) => ({
  GOOGLE_CLIENT_ID: client.id,
  GOOGLE_CLIENT_SECRET: client.secret,
  GOOGLE_ISSUER: issuer,
});

const readQuery = (address: URL) => Object.fromEntries(address.searchParams);

describe('a provider', () => {
  let provider: MisbehavingProvider;
  beforeAll(async () => {
    provider = await startMisbehavingProvider();
  });
  afterAll(() => provider.close());
  const app = useApp({ variables: () => variablesFor(provider.issuer) });

  /** Signs in at the provider and returns the address in the app. */
  async function signInWhen(respond: (nonce: string) => Promise<void>): Promise<URL> {
    const browser = new Browser(app);
    const { searchParams } = await browser.follow(startGoogle.path, '/authorize');
    await respond(searchParams.get('nonce') ?? '');
    const query = new URLSearchParams({ code: 'x', state: searchParams.get('state') ?? '' });
    return browser.follow(`${finishGoogle.path}?${query}`);
  }

  const withToken = (claims: JWTPayload, signing?: SigningMethod) =>
    signInWhen(async (nonce) => {
      const idToken = await provider.idToken({ nonce, ...claims }, signing);
      const body = { access_token: 'x', token_type: 'bearer', id_token: idToken };
      provider.respondWith(200, JSON.stringify(body));
    });

  it('is accepted if all claims are valid', async () => {
    expect(readQuery(await withToken({}))).toHaveProperty('ticket');
  });

  const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;
  it.each<[string, JWTPayload]>([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another' }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['an expired token', { iat: anHourAgo - 60, exp: anHourAgo }],
    ['an empty subject', { sub: '' }],
  ])('is refused with %s', async (_, claims) => {
    expect(readQuery(await withToken(claims))).toEqual({ error: 'invalid', returnTo: '/' });
  });

  it.each<SigningMethod>([
    'another algorithm',
    'the client secret',
    'an unknown key',
    'no signature',
  ])('is refused with a token signed with %s', async (signing) => {
    expect(readQuery(await withToken({}, signing))).toEqual({ error: 'invalid', returnTo: '/' });
  });

  it.each([
    [200, '{"access_token":"x","token_type":"bearer"}', 'invalid'],
    [400, '{"error":"invalid_grant"}', 'invalid'],
    [503, '{"error":"temporarily_unavailable"}', 'unavailable'],
    [502, '<h1>Bad gateway</h1>', 'unavailable'],
    [200, '<h1>Welcome</h1>', 'unavailable'],
  ])('with the response %i %s causes the error %s', async (status, body, error) => {
    const address = await signInWhen(async () => provider.respondWith(status, body));
    expect(readQuery(address)).toEqual({ error, returnTo: '/' });
  });

  it('redirects with its own error code', async () => {
    const errorAfter = async (error: string) => {
      const browser = new Browser(app);
      const { searchParams } = await browser.follow(startGoogle.path, '/authorize');
      const query = new URLSearchParams({ error, state: searchParams.get('state') ?? '' });
      return (await browser.follow(`${finishGoogle.path}?${query}`)).searchParams.get('error');
    };
    expect(await errorAfter('access_denied')).toBe('denied');
    expect(await errorAfter('server_error')).toBe('unavailable');
    expect(await errorAfter('invalid_scope')).toBe('invalid');
  });
});

describe('an unreachable provider', () => {
  let port: number;
  beforeAll(async () => {
    port = await freePort();
  });
  const app = useApp({ variables: () => variablesFor(`http://127.0.0.1:${port}`) });

  it('causes an error, and is tried again at the next sign-in', async () => {
    const returnTo = new URLSearchParams({ returnTo: '/words/en' });
    const address = await new Browser(app).follow(`${startGoogle.path}?${returnTo}`);
    expect(readQuery(address)).toEqual({ error: 'unavailable', returnTo: '/words/en' });
    const provider = await startMisbehavingProvider(port);
    const { origin } = await new Browser(app).follow(startGoogle.path, '/authorize');
    expect(origin).toBe(provider.issuer);
    await provider.close();
  });
});

describe('a provider that does not respond', () => {
  const silent = createServer();
  beforeAll(async () => {
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterAll(() => void silent.close());
  const app = useApp({ variables: () => variablesFor(issuerAt(silent.address() as AddressInfo)) });

  it('causes an error after a time limit', async () => {
    const address = await new Browser(app).follow(startGoogle.path);
    expect(readQuery(address)).toEqual({ error: 'unavailable', returnTo: '/' });
  });
});

describe('without a provider', () => {
  const app = useApp();

  it('a sign-in fails with an error', async () => {
    const address = await new Browser(app).follow(startGoogle.path);
    expect(readQuery(address)).toEqual({ error: 'unavailable', returnTo: '/' });
  });
});

const issuerAt = ({ port }: AddressInfo) => `http://127.0.0.1:${port}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
