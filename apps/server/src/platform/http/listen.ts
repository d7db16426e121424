import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { CommandFailure, exitCode } from '../errors/command-failure.ts';
import type { Api } from './api.ts';

/** The time that a client may take to send a request. A slower client is an attacker or has gone. */
export interface RequestTimeouts {
  sendMilliseconds: number;
  /** For an image, because a phone may take a while to send it. */
  uploadMilliseconds: number;
}

export const defaultTimeouts: RequestTimeouts = {
  sendMilliseconds: 12_000,
  uploadMilliseconds: 120_000,
};
/**
 * Longer than proxies keep an idle connection, which is usually a minute. A request that arrives just when the server closes
 * the connection would fail.
 */
const keepAliveTimeout = 75_000;

interface Address {
  port: number;
  host: string | undefined;
}

export async function listen(api: Api, { port, host }: Address, timeouts = defaultTimeouts) {
  // Libraries that call other servers expect the `Response` of the platform.
  // Checks by HTTP/1.0 name no host.
  const options = { overrideGlobalObjects: false, hostname: host ?? 'localhost' };
  const listener = getRequestListener(api.fetch, options);
  const server = createServer(buildOptions(timeouts), listener);
  server.timeout = timeouts.sendMilliseconds;
  server.prependListener('request', (request, response) => {
    cutOffIfSlow(request, timeouts);
    waitForHandler(request, response);
  });
  server.listen({ port, ...(host !== undefined && { host }) });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, port);
  }
  return server;
}

export function formatAddress(server: Server, host = 'localhost'): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const buildOptions = ({ sendMilliseconds, uploadMilliseconds }: RequestTimeouts) => ({
  headersTimeout: sendMilliseconds,
  requestTimeout: uploadMilliseconds,
  keepAliveTimeout,
  connectionsCheckingInterval: sendMilliseconds / 10,
});

/** Node has one limit for all requests, so this applies the shorter limit to those other than uploads. */
function cutOffIfSlow(request: IncomingMessage, { sendMilliseconds }: RequestTimeouts): void {
  if (request.headers['content-type']?.startsWith('multipart/')) return;
  // A request without a body ends when it is read, which may be after the response.
  const cutOff = () => request.complete || request.socket.destroySoon();
  const timer = setTimeout(cutOff, sendMilliseconds);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}

/** Without this listener, `server.timeout` closes the connection of a client that waits for a slow handler. */
function waitForHandler(request: IncomingMessage, response: ServerResponse): void {
  response.on('timeout', (socket: Socket) => {
    if (!request.complete || response.headersSent) socket.destroy();
  });
}

function explainListenError(error: unknown, port: number): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandFailure(
        exitCode.portInUse,
        `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`,
      );
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      return new CommandFailure(
        exitCode.invalidConfiguration,
        `InvalidConfigEnv HOST, PORT: cannot listen on this address (${error.code})`,
      );
    default:
      return error;
  }
}

/** Asks clients and proxies to send their next request over a new connection, which reaches another server. */
export function closeAfterResponses(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
}

const maxDrainMilliseconds = 15_000;
const idleCheckMilliseconds = 50;

/** Refuses new connections and waits for running requests. */
export async function drain(server: Server): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      isClosed = true;
      resolve();
    });
  });
  const deadline = performance.now() + maxDrainMilliseconds;
  while (!isClosed && performance.now() < deadline) {
    server.closeIdleConnections();
    await Promise.race([closed, wait(idleCheckMilliseconds)]);
  }
  server.closeAllConnections();
  await closed;
}
