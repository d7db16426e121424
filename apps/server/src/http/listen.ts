import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { exitCode } from '../exit-code.ts';
import { StartFailure } from '../start-failure.ts';
import type { Api } from './api.ts';

/** Whoever takes longer to send a request is slow on purpose. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

interface Address {
  port: number;
  host: string | undefined;
}

export async function listen(api: Api, { port, host }: Address): Promise<Server> {
  const server = createServer(timeouts, getRequestListener(api.fetch));
  server.listen({ port, ...(host !== undefined && { host }) });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw asStartFailure(error, port);
  }
  return server;
}

export function addressOf(server: Server, host = 'localhost'): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function asStartFailure(error: unknown, port: number): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(
        exitCode.portInUse,
        `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
      );
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      return new StartFailure(
        exitCode.invalidConfiguration,
        `InvalidConfigEnv HOST, PORT: cannot listen there (${error.code})`,
      );
    default:
      return error;
  }
}
