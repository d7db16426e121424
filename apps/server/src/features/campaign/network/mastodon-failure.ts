import type { IncomingHttpHeaders } from 'node:http';
import { failureOfStatus, withoutToken } from './failure.ts';
import type { Exchange } from './guarded-fetch.ts';
import type { NetworkFailure } from './network.ts';

const maxRetrySeconds = 3_600;

/** Why Mastodon did not accept a request. */
export function failureOfAnswer(
  { statusCode, message }: { statusCode: number; message: string | undefined },
  { headers }: Exchange,
  token: string,
  now: number,
): NetworkFailure {
  const explanation = message ? withoutToken(message, token) : undefined;
  return failureOfStatus(statusCode, explanation, secondsUntilReset(headers, now));
}

/** Undefined if the server does not say when it accepts requests again. */
function secondsUntilReset(headers: IncomingHttpHeaders, now: number): number | undefined {
  const reset = Date.parse(String(headers['x-ratelimit-reset']));
  if (Number.isNaN(reset)) return undefined;
  return Math.min(Math.max(Math.ceil((reset - now) / 1_000), 1), maxRetrySeconds);
}
