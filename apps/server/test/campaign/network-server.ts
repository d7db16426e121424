import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  type Answer,
  type Dialect,
  type FailureOrder,
  FailureOrders,
  fail,
  sendAnswer,
} from './failure-order.ts';

export interface ReceivedFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface ReceivedCall {
  /** GET or POST. */
  verb: string;
  path: string;
  headers: IncomingMessage['headers'];
  fields: Readonly<Record<string, unknown>>;
  files: ReadonlyMap<string, ReceivedFile>;
}

/** What differs between the networks. */
export interface NetworkProtocol extends Dialect {
  /** The name of a call, by which tests order failures. */
  methodOf(call: ReceivedCall): string;
  answer(call: ReceivedCall): Answer;
}

export interface NetworkServer {
  url: string;
  /** The names of the received calls, in their order. */
  calls: readonly string[];
  failNext(order: FailureOrder): void;
  close(): Promise<void>;
}

/** Starts an HTTP server of a network on this machine. */
export async function startNetworkServer(
  protocol: NetworkProtocol,
  port = 0,
): Promise<NetworkServer> {
  const orders = new FailureOrders();
  const calls: string[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    const method = protocol.methodOf(call);
    calls.push(method);
    const order = orders.take(method);
    if (order === undefined) return sendAnswer(response, protocol.answer(call));
    await fail(order, response, () => protocol.answer(call), protocol);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failNext: (order) => orders.add(order),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readCall(request: IncomingMessage): Promise<ReceivedCall> {
  const { method: verb = 'GET', url = '/', headers } = request;
  const { pathname: path } = new URL(url, 'http://localhost');
  const content = await readContent(await buffer(request), headers['content-type'] ?? '');
  return { verb, path, headers, ...content };
}

type Content = Pick<ReceivedCall, 'fields' | 'files'>;

async function readContent(body: Buffer, contentType: string): Promise<Content> {
  if (contentType.startsWith('application/json'))
    return { fields: JSON.parse(body.toString()), files: new Map() };
  if (body.length === 0) return { fields: {}, files: new Map() };
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const fields: Record<string, unknown> = {};
  const files = new Map<string, ReceivedFile>();
  for (const [key, value] of form) {
    if (typeof value === 'string') fields[key] = value;
    else files.set(key, await readFile(value));
  }
  return { fields, files };
}

const readFile = async (file: File): Promise<ReceivedFile> => ({
  name: file.name,
  mediaType: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
});
