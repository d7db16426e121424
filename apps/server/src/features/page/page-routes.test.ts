import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { telegramVariables } from '../../../test/telegram-login.ts';
import { type TestApp, useApp } from '../../../test/test-app.ts';

const app = useApp();
const appWithTelegram = useApp({ variables: () => telegramVariables });
const page = (path: string, served: TestApp = app) =>
  served.request(path, { headers: { accept: 'text/html' } });

describe('the page', () => {
  it.each(['/', '/word/de/Apfel', '/list/en-fruit'])('answers %s', async (path) => {
    const response = await page(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toContain('s-maxage=60');
  });

  it.each(['/_app', '/index.html'])(
    'at %s is the app without content, excluded from search engines',
    async (path) => {
      const response = await page(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('cache-control')).toContain('s-maxage=60');
      const html = await response.text();
      expect(html).toContain('<title>Wordhoard</title>');
      expect(html).toContain('<script type="module"');
      expect(html).not.toMatch(/canonical|og:|<h1/);
    },
  );

  it.each(['/', '/words/de', '/nowhere'])('at %s can be indexed', async (path) => {
    expect((await page(path)).headers.get('x-robots-tag')).toBeNull();
  });

  it('allows its own styles by a nonce of its own', async () => {
    const nonces = await Promise.all(
      ['/', '/lists'].map(async (path) => readNonce(await page(path))),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('allows the scripts of the build by their content, and no other scripts', async () => {
    const response = await page('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, script = ''] = /<script nonce[^>]*>(.*?)<\/script>/s.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`; script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it.each(['/', '/sign-in', '/social-sign-in', '/settings'])(
    'at %s allows no other host, even with Telegram enabled',
    async (path) => {
      const { headers } = await page(path, appWithTelegram);
      expect(headers.get('content-security-policy')).not.toContain('https:');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  it('for Telegram allows its hosts and its popup', async () => {
    const { headers } = await page('/telegram-sign-in', appWithTelegram);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /script-src 'self' 'sha256-\S+' https:\/\/telegram\.org\/js\/telegram-widget\.js;/,
    );
    expect(policy).toContain('frame-src https://oauth.telegram.org;');
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  it('for Telegram allows no host if Telegram is disabled', async () => {
    const { headers } = await page('/telegram-sign-in');
    expect(headers.get('content-security-policy')).not.toContain('telegram');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('is not served to scripts that request an unknown path', async () => {
    const response = await app.request('/word', { headers: { accept: 'application/json' } });
    expect(response.status).toBe(404);
  });
});

describe('files', () => {
  it('are cached forever if their name contains a hash', async () => {
    const response = await app.request('/assets/index-1a2b3c.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('are cached for an hour otherwise', async () => {
    const response = await app.request('/favicon.svg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('are served as compressed by the build', async () => {
    const response = await app.request('/assets/index-1a2b3c.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  it('are asked for at each use if they are the service worker, which is compressed', async () => {
    const response = await app.request('/sw.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
    'cannot be read from outside of their folder by %s',
    async (path) => {
      const response = await app.request(path, { headers: { accept: '*/*' } });
      expect(await response.text()).not.toContain('"dependencies"');
    },
  );
});

async function readNonce(response: Response): Promise<string | undefined> {
  const html = await response.text();
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(html).toContain(`content="${nonce}"`);
  expect(html).not.toContain('CSP_NONCE');
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  return nonce;
}
