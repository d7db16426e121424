import type { LocaleCode } from '@wordhoard/contract/enumeration';
import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/paths.ts';
import { readFailure, unreachable } from './read-failure.ts';

export interface ApiClientOptions {
  /** Where the API is, for example `https://wordhoard.example`. */
  baseUrl: string;
  /** Read before each request, so that signing in or changing the language needs no new client. */
  token: () => string | undefined;
  locale: () => LocaleCode;
  fetch?: (request: Request) => Promise<Response>;
}

export type ApiClient = Client<paths>;

/** A client whose calls carry the learner's token and language and reject with an `ApiFailure`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, token, locale, fetch } = options;
  const client = createFetchClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  client.use({
    onRequest({ request }) {
      const bearer = token();
      if (bearer !== undefined) request.headers.set('authorization', `Bearer ${bearer}`);
      request.headers.set('accept-language', locale());
    },
    async onResponse({ response }) {
      if (!response.ok) throw await readFailure(response);
    },
    onError: ({ error }) => (isAborted(error) ? undefined : unreachable()),
  });
  return client;
}

/** The data of a successful call; one that fails rejects with an `ApiFailure`. */
export async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (data === undefined || data === null) throw unreachable();
  return data;
}

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
