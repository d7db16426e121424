import {
  ApiFailure,
  createApiClient,
  type FailedCall,
  failureNotice,
  readData,
} from '@wordhoard/api-client';
import { describe, expect, it } from 'vitest';

function observedClient(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.test',
    token: () => 'a.b.c',
    locale: () => 'ru',
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests };
}

const requestList = (client: ReturnType<typeof observedClient>['client']) =>
  readData(client.POST('/front-list/record', { body: { slug: 'en-fruit' } }));

describe('a request', () => {
  it('has the token, the locale and a JSON body', async () => {
    const { client, requests } = observedClient(() => Response.json({ slug: 'en-fruit' }));
    await requestList(client);
    const [request] = requests;
    expect(request?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(request?.headers.get('accept-language')).toBe('ru');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ slug: 'en-fruit' });
  });

  it('has no authorization for a visitor', async () => {
    const requests: Request[] = [];
    const client = createApiClient({
      baseUrl: 'https://api.test',
      token: () => undefined,
      locale: () => 'en',
      fetch: async (request) => {
        requests.push(request);
        return Response.json({});
      },
    });
    await requestList(client);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('sends a form with a file as multipart/form-data', async () => {
    const { client, requests } = observedClient(() => Response.json({}));
    const form = new FormData();
    form.set('wordId', '1');
    form.set('file', new File(['<svg/>'], 'apple.svg'));
    await client.POST('/front-list/record', { body: form as never });
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const sent = await requests[0]?.formData();
    expect(sent?.get('file')).toBeInstanceOf(File);
  });
});

describe('a failure', () => {
  const failing = (response: () => Response) =>
    requestList(observedClient(response).client).catch((failure: unknown) => failure);

  it('rejects with the error of the server', async () => {
    const failure = await failing(() =>
      Response.json(
        { code: 'TooManyRequests', message: 'Wait a little.', requestId: 'r1' },
        { status: 429, headers: { 'retry-after': '7' } },
      ),
    );
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      status: 429,
      code: 'TooManyRequests',
      message: 'Wait a little.',
      retryAfterSeconds: 7,
    });
  });

  it.each([
    ['an empty body', () => new Response(null, { status: 500 })],
    ['an HTML page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a JSON string', () => Response.json('no', { status: 503 })],
  ])('is detected by the status, even with %s', async (_, response) => {
    expect(await failing(response)).toBeInstanceOf(ApiFailure);
  });

  it('has the code Unreachable if the server was not reached', async () => {
    const failure = await failing(() => {
      throw new TypeError('fetch failed');
    });
    expect(failure).toMatchObject({ status: 0, code: 'Unreachable' });
  });
});

describe('onFailure', () => {
  function watchedClient(fetch: () => Promise<Response>, token?: string) {
    const failed: FailedCall[] = [];
    const client = createApiClient({
      baseUrl: 'https://api.test',
      token: () => token,
      locale: () => 'en',
      onFailure: (call) => failed.push(call),
      fetch,
    });
    return { failed, ask: () => requestList(client).catch((failure: unknown) => failure) };
  }

  it('receives the failure and the token of the request', async () => {
    const refused = async () => Response.json({ code: 'InvalidToken' }, { status: 401 });
    const { failed, ask } = watchedClient(refused, 'a.b.c');
    const failure = await ask();
    expect(failed).toEqual([{ failure, token: 'a.b.c' }]);
  });

  it('receives the failure of an unreachable server without a token for visitors', async () => {
    const { failed, ask } = watchedClient(() => Promise.reject(new TypeError('fetch failed')));
    const failure = await ask();
    expect(failed).toEqual([{ failure, token: undefined }]);
  });

  it('is not called for successful and aborted requests', async () => {
    const fine = watchedClient(async () => Response.json({}));
    await fine.ask();
    const aborted = watchedClient(() => Promise.reject(new DOMException('', 'AbortError')));
    await aborted.ask();
    expect([...fine.failed, ...aborted.failed]).toEqual([]);
  });
});

describe('failureNotice', () => {
  it('is the message', () => {
    const failure = new ApiFailure(409, { code: 'LinkToOwn', message: 'This is your own.' });
    expect(failureNotice(failure)).toBe('This is your own.');
  });

  it('is the code if there is no message', () => {
    expect(failureNotice(new ApiFailure(409, { code: 'LinkToOwn' }))).toBe('LinkToOwn');
  });

  it('is undefined for a 404', () => {
    const failure = new ApiFailure(404, { code: 'NotFound', message: 'There is no such thing.' });
    expect(failureNotice(failure)).toBeUndefined();
  });
});
