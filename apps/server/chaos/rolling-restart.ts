import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon, { type Request, type Result } from 'autocannon';
import { ServerProcess } from '../test/server-process.ts';

const ports = { proxy: 39_860, servers: [39_861, 39_862] };
const stopDelay = '5';

export type RestartResult = Record<'restarts' | 'answered' | 'failed', number>;

/** Restarts two servers in turn while clients send requests through a proxy that checks them and repeats nothing. */
export async function restartServers(
  variables: Record<string, string>,
  rounds: number,
): Promise<RestartResult> {
  const start = (port: number) =>
    new ServerProcess({
      ...variables,
      TRUSTED_PROXIES: '1',
      STOP_DELAY: stopDelay,
      PORT: `${port}`,
    });
  const servers = ports.servers.map(start);
  for (const server of servers) await server.ready();
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-proxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, buildProxyConfiguration());
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  try {
    await waitForProxy();
    const load = autocannon({
      url: `http://127.0.0.1:${ports.proxy}/front-general/init-data`,
      connections: 10,
      duration: 1_000,
      // A fast machine sends more than one address may.
      requests: [{ setupRequest: fromAnyAddress }],
    });
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, port] of ports.servers.entries()) {
        servers[index]?.signal('SIGTERM');
        await servers[index]?.exit();
        servers[index] = start(port);
        await servers[index]?.ready();
        await setTimeout(4_000);
      }
    }
    (load as unknown as { stop(): void }).stop();
    const result: Result = await load;
    const failed = result.non2xx + result.errors + result.timeouts;
    return { restarts: rounds * servers.length, answered: result['2xx'], failed };
  } finally {
    proxy.kill();
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true });
  }
}

function fromAnyAddress(request: Request): Request {
  const address = Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.');
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
}

async function waitForProxy(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${ports.proxy}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(200);
  }
  throw new Error('The proxy does not answer');
}

const buildProxyConfiguration = (): string => `defaults
  mode http
  timeout connect 2s
  timeout client 90s
  timeout server 30s
  retries 0
frontend public
  bind 127.0.0.1:${ports.proxy}
  default_backend servers
backend servers
  option httpchk GET /readyz
${ports.servers.map((port) => `  server s${port} 127.0.0.1:${port} check inter 1s fall 2 rise 2`).join('\n')}
`;
