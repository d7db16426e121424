import type { ApiPaths } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import createFetchClient, { type Client } from 'openapi-fetch';
import { type ApiFailure, readFailure, unreachable } from './api-failure.ts';

export interface ApiClientOptions {
  /** The origin of the API, for example `https://wordhoard.example`. */
  baseUrl: string;
  /** Called before each request, so that signing in or changing the locale needs no new client. */
  token: () => string | undefined;
  locale: () => LocaleCode;
  /** Called for each failed request before the request rejects. */
  onFailure?: (failed: FailedCall) => void;
  fetch?: (request: Request) => Promise<Response>;
}

export interface FailedCall {
  failure: ApiFailure;
  /** The token of the request. */
  token: string | undefined;
}

/** Every route of the contract. A failed request is thrown as an `ApiFailure`. */
export type Paths = ApiPaths<ApiFailure>;

/** The JSON body of a `POST` request. */
export type PostBody<Path extends keyof Paths> = Paths[Path] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

export type ApiClient = Client<Paths>;

/**
 * Creates a client that sends the learner's token and locale. Requests reject with an `ApiFailure`
 * if the response is not `ok`. The `error` of openapi-fetch is useless for that: it is falsy for a
 * failure with an empty body.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, token, locale, onFailure, fetch } = options;
  const client = createFetchClient<Paths>({ baseUrl, ...(fetch && { fetch }) });
  client.use({
    onRequest({ request }) {
      const bearer = token();
      if (bearer !== undefined) request.headers.set('authorization', scheme + bearer);
      request.headers.set('accept-language', locale());
    },
    async onResponse({ request, response }) {
      if (!response.ok) throw reported(request, await readFailure(response));
    },
    onError: ({ request, error }) =>
      isAborted(error) ? undefined : reported(request, unreachable()),
  });

  function reported({ headers }: Request, failure: ApiFailure): ApiFailure {
    onFailure?.({ failure, token: headers.get('authorization')?.slice(scheme.length) });
    return failure;
  }
  return client;
}

const scheme = 'Bearer ';

/** The data of a successful request; a failed one rejects with an `ApiFailure`. */
export async function readData<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (data === undefined || data === null) throw unreachable();
  return data;
}

/** The data of a successful `POST` request. */
export type PostAnswer<Path extends keyof Paths> = Paths[Path] extends {
  post: { responses: { 200: { content: { 'application/json': infer Data } } } };
}
  ? Data
  : undefined;

/** Defines a function that calls a route with a JSON body. */
export const defineCall =
  <Path extends keyof Paths>(path: Path) =>
  (api: ApiClient, body: PostBody<Path>): Promise<PostAnswer<Path>> =>
    // The client knows the types of each path, but not those of a path that is a type parameter.
    readData(api.POST(path as never, { body } as never));

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
