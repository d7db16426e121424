import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { Agent, buildConnector, DecoratorHandler, type Dispatcher } from 'undici';
import { AddressRefusal, isPublicAddress, lookupPublicAddress } from './public-address.ts';

interface GuardSettings {
  /** Also allows plain HTTP. */
  allowsPrivateAddresses: boolean;
  /** Milliseconds for a whole request with its answer. */
  timeLimit: number;
}

/** How far the last request of a {@link GuardedFetch} got. */
export interface Exchange {
  /** Whether the server may have read a part of the request. */
  wasSent: boolean;
  status: number | null;
  headers: IncomingHttpHeaders;
}

type FetchDispatcher = NonNullable<RequestInit['dispatcher']>;

/** What to give to `fetch`, and what became of it. For one request at a time. */
export interface GuardedFetch {
  requestInit: { dispatcher: FetchDispatcher; headers: Record<string, string>; redirect: 'error' };
  exchange: Readonly<Exchange>;
}

/**
 * Sends requests to hosts that anybody may have chosen: not to this machine or its neighbours,
 * without redirects, and for a limited time and answer.
 */
export interface Guard {
  readonly timeLimit: number;
  start(): GuardedFetch;
  /** Waits for the running requests. */
  close(): Promise<void>;
}

const maxAnswerBytes = 1024 * 1024;
const maxConnectMilliseconds = 10_000;

export function createGuard({ allowsPrivateAddresses, timeLimit }: GuardSettings): Guard {
  const timeout = Math.min(timeLimit, maxConnectMilliseconds);
  const agent = new Agent({
    connect: allowsPrivateAddresses
      ? { timeout }
      : onlyPublic(buildConnector({ timeout, lookup: lookupPublicAddress })),
    headersTimeout: timeLimit,
    bodyTimeout: timeLimit,
    maxResponseSize: maxAnswerBytes,
    // A server may close a connection that is kept alive while a request is on its way.
    pipelining: 0,
  });
  return {
    timeLimit,
    start() {
      const exchange: Exchange = { wasSent: false, status: null, headers: {} };
      // The types of Node.js are those of an earlier minor version.
      const dispatcher = agent.compose(follow(exchange)) as unknown as FetchDispatcher;
      return {
        requestInit: {
          dispatcher,
          headers: { 'accept-encoding': 'identity' },
          redirect: 'error',
        },
        exchange,
      };
    },
    close: () => agent.close(),
  };
}

/** Connections to literal addresses never look up a name, so this checks them. */
const onlyPublic =
  (connect: buildConnector.connector): buildConnector.connector =>
  (options, callback) => {
    if (options.protocol !== 'https:') callback(new AddressRefusal('Only HTTPS is allowed'), null);
    else if (isIP(options.hostname) !== 0 && !isPublicAddress(options.hostname))
      callback(new AddressRefusal(`${options.hostname} is a private address`), null);
    else connect(options, callback);
  };

/** Notes what becomes of the requests. Refuses compressed answers, whose size has no bound. */
const follow =
  (exchange: Exchange): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const next: Dispatcher.DispatchHandler = new DecoratorHandler(handler);
    Object.assign(exchange, { wasSent: false, status: null, headers: {} });
    return dispatch(options, {
      onRequestStart(controller, context) {
        exchange.wasSent = true;
        next.onRequestStart?.(controller, context);
      },
      onResponseStart(controller, status, headers, statusText) {
        if (status < 200) return;
        Object.assign(exchange, { status, headers });
        if (isCompressed(headers)) controller.abort(new Error('The answer is compressed'));
        else next.onResponseStart?.(controller, status, headers, statusText);
      },
      onResponseData: (controller, chunk) => next.onResponseData?.(controller, chunk),
      onResponseEnd: (controller, trailers) => next.onResponseEnd?.(controller, trailers),
      onResponseError: (controller, error) => next.onResponseError?.(controller, error),
    });
  };

const isCompressed = ({ 'content-encoding': encoding }: IncomingHttpHeaders): boolean =>
  encoding !== undefined && encoding !== 'identity';
