import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How a call fails.
 * - `limited`: too many requests.
 * - `error`: the network's own error, with `status`.
 * - `error-page`: an HTML page with `status`, as of a proxy.
 * - `malformed`: the call is accepted, but its answer is half an object.
 * - `cut-before-acceptance`, `cut-after-acceptance`: the connection ends without an answer.
 * - `slow`: the call is accepted, and answered after `milliseconds`.
 * - `endless`: the call is accepted, and its answer never ends.
 * - `compressed`: the call is accepted, and its answer is compressed although the client refuses that.
 * - `redirect`: the answer leads to another address.
 */
export type Failure =
  | 'limited'
  | 'error'
  | 'error-page'
  | 'error-page-after-acceptance'
  | 'malformed'
  | 'cut-before-acceptance'
  | 'cut-after-acceptance'
  | 'slow'
  | 'endless'
  | 'compressed'
  | 'redirect';

export interface FailureOrder {
  /** The method of the network, as its server names it. */
  method: string;
  failure: Failure;
  /** For errors; 503 by default. */
  status?: number;
  /** What the network explains with an error. */
  explanation?: string;
  retryAfterSeconds?: number;
  milliseconds?: number;
  /** How many of the next calls fail so; 1 by default. */
  times?: number;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** How a network says what only it can say in its own way. */
export interface Dialect {
  limited(retryAfterSeconds: number): Answer;
  error(status: number, explanation: string): Answer;
}

/** Collects orders and hands out one for each call of its method. */
export class FailureOrders {
  readonly #orders: { order: FailureOrder; left: number }[] = [];

  add(order: FailureOrder): void {
    this.#orders.push({ order, left: order.times ?? 1 });
  }

  take(method: string): FailureOrder | undefined {
    const next = this.#orders.find(({ order, left }) => order.method === method && left > 0);
    if (next !== undefined) next.left -= 1;
    return next?.order;
  }
}

/** Fails a call as ordered. `accept` lets the network do what the call asks for. */
export async function fail(
  order: FailureOrder,
  response: ServerResponse,
  accept: () => Answer,
  dialect: Dialect,
): Promise<void> {
  const { failure, status = 503, explanation = 'Out of order' } = order;
  switch (failure) {
    case 'limited':
      return sendAnswer(response, dialect.limited(order.retryAfterSeconds ?? 3));
    case 'error':
      return sendAnswer(response, dialect.error(status, explanation));
    case 'error-page':
      return sendPage(response, status);
    case 'redirect':
      response.writeHead(302, { location: '/elsewhere' }).end();
      return;
    case 'cut-before-acceptance':
      response.destroy();
      return;
    default:
      return failAfter(failure, accept(), response, order.milliseconds ?? 60_000);
  }
}

async function failAfter(
  failure:
    | 'error-page-after-acceptance'
    | 'malformed'
    | 'cut-after-acceptance'
    | 'slow'
    | 'endless'
    | 'compressed',
  answer: Answer,
  response: ServerResponse,
  milliseconds: number,
): Promise<void> {
  switch (failure) {
    case 'error-page-after-acceptance':
      return sendPage(response, 502);
    case 'malformed':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":');
      return;
    case 'cut-after-acceptance':
      response.destroy();
      return;
    case 'slow':
      await wait(milliseconds, undefined, { ref: false });
      return sendAnswer(response, answer);
    case 'endless':
      return sendEndlessly(response);
    case 'compressed':
      return sendAnswer(response, { ...answer, headers: { 'content-encoding': 'gzip' } });
  }
}

export function sendAnswer(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body));
}

const sendPage = (response: ServerResponse, status: number): void => {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    .end('<!doctype html><title>Out of order</title>');
};

async function sendEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const spaces = ' '.repeat(64 * 1024);
  while (!response.destroyed) {
    response.write(spaces);
    await wait(1);
  }
}
