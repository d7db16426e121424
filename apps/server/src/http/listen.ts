import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { exitCode } from '../exit-code.ts';
import { StartFailure } from '../start-failure.ts';
import type { Api } from './api.ts';

/** How long a client may take. Whoever takes longer is slow on purpose, or is gone. */
export interface Patience {
  sendMilliseconds: number;
  /** For a picture, which a telephone may take a while to send. */
  uploadMilliseconds: number;
}

export const usualPatience: Patience = { sendMilliseconds: 12_000, uploadMilliseconds: 120_000 };
const keepAliveTimeout = 5_000;

interface Address {
  port: number;
  host: string | undefined;
}

export async function listen(
  api: Api,
  { port, host }: Address,
  patience = usualPatience,
): Promise<Server> {
  const server = createServer(optionsOf(patience), getRequestListener(api.fetch));
  server.timeout = patience.sendMilliseconds;
  server.prependListener('request', (request) => cutOffIfSlow(request, patience));
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

const optionsOf = ({ sendMilliseconds, uploadMilliseconds }: Patience) => ({
  headersTimeout: sendMilliseconds,
  requestTimeout: uploadMilliseconds,
  keepAliveTimeout,
  connectionsCheckingInterval: sendMilliseconds / 10,
});

/** Node has one limit for whole requests; only uploads may take as long. */
function cutOffIfSlow(request: IncomingMessage, { sendMilliseconds }: Patience): void {
  if (request.headers['content-type']?.startsWith('multipart/')) return;
  // One without a body ends only once somebody reads it, which need not be before it is answered.
  const cutOff = () => request.complete || request.socket.destroySoon();
  const timer = setTimeout(cutOff, sendMilliseconds);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
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
