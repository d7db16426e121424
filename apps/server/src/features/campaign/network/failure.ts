import { AddressRefusal, type Exchange } from './guarded-fetch.ts';
import { NetworkFailure } from './network.ts';

/** What the network may have done if its answer is missing. It posts once if a repeated request has the same key. */
export type Effect = 'posts' | 'posts once' | 'posts nothing';

const maxExplanationLength = 300;
const defaultRetrySeconds = 60;

/** The network's own words about a failure, without the credentials that it may repeat. */
export const removeToken = (explanation: string, token: string): string =>
  [token, encodeURIComponent(token)]
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), explanation)
    .slice(0, maxExplanationLength);

/** The failure of a request that the network answered with a status of an error. */
export function toStatusFailure(
  status: number,
  explanation = `The server answered with status ${status}.`,
  retryAfterSeconds = defaultRetrySeconds,
): NetworkFailure {
  if (status === 429) return new NetworkFailure('limited', explanation, retryAfterSeconds);
  if (status === 401 || status === 403) return new NetworkFailure('refused', explanation);
  return new NetworkFailure(status >= 500 ? 'unavailable' : 'invalid', explanation);
}

/** The failure of a request without an answer that the client understood. */
export function toExchangeFailure(error: unknown, { wasSent, status }: Exchange, effect: Effect) {
  const cause = innermostCause(error);
  if (cause instanceof AddressRefusal) return new NetworkFailure('refused', `${cause.message}.`);
  if (!wasSent)
    return new NetworkFailure(
      'unavailable',
      `No connection to the server (${getErrorName(cause)}).`,
    );
  if (status !== null && status >= 300 && status < 400)
    return new NetworkFailure('unavailable', 'The server redirects to another address.');
  // An error page comes from a server in front. The one behind it may have accepted the request.
  if (status !== null && status >= 400 && status !== 504 && effect !== 'posts')
    return toStatusFailure(status);
  return new NetworkFailure(
    effect === 'posts nothing' ? 'unavailable' : 'unknown',
    `No valid answer from the server (${getErrorName(cause)}).`,
  );
}

const innermostCause = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermostCause(error.cause) : error;

/** The code of an error, or else its name. Its message may contain the address with the token. */
function getErrorName(error: unknown): string {
  const { code, name } = Object(error);
  return typeof code === 'string' ? code : String(name ?? 'no reason');
}
