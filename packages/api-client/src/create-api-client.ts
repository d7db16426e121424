import type { LocaleCode } from '@wordhoard/contract/enumeration';
import createFetchClient, { type Client } from 'openapi-fetch';
import type { ApiFailure } from './api-failure.ts';
import type { paths } from './generated/paths.ts';
import { readFailure, unreachable } from './read-failure.ts';

export interface ApiClientOptions {
  /** Where the API is, for example `https://wordhoard.example`. */
  baseUrl: string;
  /** Read before each request, so that signing in or changing the language needs no new client. */
  token: () => string | undefined;
  locale: () => LocaleCode;
  /** Told of each call that failed, before whoever has made it. */
  onFailure?: (failed: FailedCall) => void;
  fetch?: (request: Request) => Promise<Response>;
}

export interface FailedCall {
  failure: ApiFailure;
  /** The one that the call was made with. */
  token: string | undefined;
}

export type ApiClient = Client<paths>;

/** A client whose calls carry the learner's token and language and reject with an `ApiFailure`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, token, locale, onFailure, fetch } = options;
  const client = createFetchClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  client.use({
    onRequest({ request }) {
      const bearer = token();
      if (bearer !== undefined) request.headers.set('authorization', scheme + bearer);
      request.headers.set('accept-language', locale());
    },
    async onResponse({ request, response }) {
      if (!response.ok) throw told(request, await readFailure(response));
    },
    onError: ({ request, error }) => (isAborted(error) ? undefined : told(request, unreachable())),
  });

  function told({ headers }: Request, failure: ApiFailure): ApiFailure {
    onFailure?.({ failure, token: headers.get('authorization')?.slice(scheme.length) });
    return failure;
  }
  return client;
}

const scheme = 'Bearer ';

/** The data of a successful call; one that fails rejects with an `ApiFailure`. */
export async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (data === undefined || data === null) throw unreachable();
  return data;
}

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
