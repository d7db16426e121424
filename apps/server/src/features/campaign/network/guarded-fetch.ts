import { lookup } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, DecoratorHandler, type Dispatcher } from 'undici';

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

/** The options of a `fetch` and how far it got. For one request at a time. */
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

/** A request to an address that only machines near this server can reach. */
export class AddressRefusal extends Error {
  override readonly name = 'AddressRefusal';
}

/** All of IPv6 that is routed publicly. The rest embeds addresses of IPv4 or is unassigned. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6);
}

/** Resolves a host name for a connection. One private address is enough to refuse the name. */
const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) callback(error, []);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(new AddressRefusal(`${hostname} has a private address`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
