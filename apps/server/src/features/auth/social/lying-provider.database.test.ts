import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { routes } from '@wordhoard/contract';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import {
  type LyingProvider,
  type Signing,
  startLyingProvider,
} from '../../../../test/lying-provider.ts';
import { client } from '../../../../test/open-id-provider.ts';
import { useApp } from '../../../../test/test-app.ts';

const { startGoogle, finishGoogle } = routes.auth;
const variablesFor = (issuer: string) => ({
  GOOGLE_CLIENT_ID: client.id,
  GOOGLE_CLIENT_SECRET: client.secret,
  GOOGLE_ISSUER: issuer,
});

const told = (address: URL) => Object.fromEntries(address.searchParams);

describe('a provider', () => {
  let provider: LyingProvider;
  beforeAll(async () => {
    provider = await startLyingProvider();
  });
  afterAll(() => provider.close());
  const app = useApp({ variables: () => variablesFor(provider.issuer) });

  /** Leaves for the provider, and comes back as if somebody had signed in there. */
  async function comeBack(says: (nonce: string) => Promise<void>): Promise<URL> {
    const browser = new Browser(app);
    const { searchParams } = await browser.follow(startGoogle.path, '/authorize');
    await says(searchParams.get('nonce') ?? '');
    const query = new URLSearchParams({ code: 'x', state: searchParams.get('state') ?? '' });
    return browser.follow(`${finishGoogle.path}?${query}`);
  }

  const withToken = (claims: JWTPayload, signing?: Signing) =>
    comeBack(async (nonce) => {
      const idToken = await provider.idToken({ nonce, ...claims }, signing);
      const body = { access_token: 'x', token_type: 'bearer', id_token: idToken };
      provider.says(200, JSON.stringify(body));
    });

  it('is accepted if all its claims are right', async () => {
    expect(told(await withToken({}))).toHaveProperty('ticket');
  });

  const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;
  it.each<[string, JWTPayload]>([
    ['to another question', { nonce: 'another' }],
    ['to no question', { nonce: undefined }],
    ['for another site', { aud: 'another' }],
    ['in the name of another provider', { iss: 'https://accounts.example' }],
    ['long ago', { iat: anHourAgo - 60, exp: anHourAgo }],
    ['of nobody', { sub: '' }],
  ])('is not believed what it has said %s', async (_how, claims) => {
    expect(told(await withToken(claims))).toEqual({ error: 'invalid', returnTo: '/' });
  });

  it.each<Signing>(['another algorithm', 'our secret', 'another key', 'nothing'])(
    'is not believed what it has signed with %s',
    async (signing) => {
      expect(told(await withToken({}, signing))).toEqual({ error: 'invalid', returnTo: '/' });
    },
  );

  it.each([
    [200, '{"access_token":"x","token_type":"bearer"}', 'invalid'],
    [400, '{"error":"invalid_grant"}', 'invalid'],
    [503, '{"error":"temporarily_unavailable"}', 'unavailable'],
    [502, '<h1>Bad gateway</h1>', 'unavailable'],
    [200, '<h1>Welcome</h1>', 'unavailable'],
  ])('that answers %i %s is told of as %s', async (status, body, error) => {
    const address = await comeBack(async () => provider.says(status, body));
    expect(told(address)).toEqual({ error, returnTo: '/' });
  });

  it('may redirect with an error of its own', async () => {
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

  it('gives an error, and is tried again later', async () => {
    const returnTo = new URLSearchParams({ returnTo: '/words/en' });
    const away = await new Browser(app).follow(`${startGoogle.path}?${returnTo}`);
    expect(told(away)).toEqual({ error: 'unavailable', returnTo: '/words/en' });
    const provider = await startLyingProvider(port);
    const { origin } = await new Browser(app).follow(startGoogle.path, '/authorize');
    expect(origin).toBe(provider.issuer);
    await provider.close();
  });
});

describe('a provider that never answers', () => {
  const silent = createServer();
  beforeAll(async () => {
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterAll(() => void silent.close());
  const app = useApp({ variables: () => variablesFor(issuerAt(silent.address() as AddressInfo)) });

  it('is given up after a time limit', async () => {
    const address = await new Browser(app).follow(startGoogle.path);
    expect(told(address)).toEqual({ error: 'unavailable', returnTo: '/' });
  });
});

describe('without a provider', () => {
  const app = useApp();

  it('a sign-in ends with an error', async () => {
    const address = await new Browser(app).follow(startGoogle.path);
    expect(told(address)).toEqual({ error: 'unavailable', returnTo: '/' });
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
