import type { Server } from 'node:http';
import { routes } from '@wordhoard/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { sweepJob } from '../../jobs.ts';
import { formatAddress, listen } from '../http/listen.ts';
import type { Services } from '../services.ts';
import { createMetrics } from './operation-routes.ts';

const app = useApp();
const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** The app behind a real socket, because access depends on the client's address. */
async function serve(changes: Partial<Services> = {}): Promise<string> {
  const api = createApp({ ...app.services, ...changes });
  const server = await listen(api, { port: 0, host: '127.0.0.1' });
  running.push(server);
  return formatAddress(server, '127.0.0.1');
}

describe('health', () => {
  it('reports that the process is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      expect((await app.request(path)).status).toBe(200);
    }
  });
});

describe('metrics', () => {
  const token = 'a-token-for-prometheus';

  it('count requests by route, without paths', async () => {
    const base = await serve();
    await fetch(base + routes.general.initData.path);
    await fetch(`${base}/front-general/lang/eo`);
    await fetch(`${base}/somewhere/else`, { headers: { accept: 'application/json' } });
    const text = await (await fetch(`${base}/metrics`)).text();
    expect(text).toMatch(
      /wordhoard_http_requests_total\{method="GET",route="\/front-general\/lang\/:code",status="\d+"\} \d+/,
    );
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('somewhere');
  });

  it('count background jobs by queue and state', async () => {
    const base = await serve();
    await app.services.jobs.send(sweepJob, {}, app.database);
    const text = await (await fetch(`${base}/metrics`)).text();
    expect(text).toContain('wordhoard_jobs{queue="sweep",state="created"} 1\n');
    expect(text).toContain('wordhoard_jobs{queue="mail-reset-link",state="failed"} 0\n');
    expect(text).not.toContain('__pgboss');
  });

  it('are available without the database', async () => {
    const metrics = createMetrics(() => Promise.reject(new Error('unavailable')));
    const base = await serve({ metrics });
    const text = await (await fetch(`${base}/metrics`)).text();
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('are limited to this machine if there is no token', async () => {
    const base = await serve();
    expect((await fetch(`${base}/metrics`)).status).toBe(200);
    const proxied = await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(proxied.status).toBe(404);
    expect((await app.request('/metrics')).status).toBe(404);
  });

  it('are limited to clients with the token if there is one', async () => {
    const base = await serve({ metricsToken: token });
    const statusFor = async (authorization: string) =>
      (await fetch(`${base}/metrics`, { headers: { authorization } })).status;
    expect(await statusFor(`Bearer ${token}`)).toBe(200);
    expect(await statusFor('Bearer another-token-of-it')).toBe(404);
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
  });
});

describe('the documentation', () => {
  it('names every route and links to every entity', async () => {
    const page = await (await app.request('/docs')).text();
    for (const { path } of Object.values(routes).flatMap((domain) => Object.values(domain))) {
      expect(page).toContain(`<code>${path}</code>`);
    }
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
    expect(links).toContain('WordRecord');
    for (const name of links) expect(page).toContain(`id="${name}"`);
  });

  it('runs no script and loads nothing from other hosts', async () => {
    const response = await app.request('/docs');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self';/,
    );
    const addresses = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => address);
    expect(addresses).toEqual(['/favicon.svg', '/docs/page.css', '/openapi.json']);
    for (const address of addresses) {
      expect((await app.request(address ?? '')).status).toBe(200);
    }
  });
});
