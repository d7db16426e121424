import { expect, it, vi } from 'vitest';
import { type AnswerOffline, createOfflineFetch } from './offline-fetch.ts';

const stored: AnswerOffline = async (path, body) => (path === '/stored' ? { body } : undefined);

function setUp(
  send: () => Promise<Response>,
  { isKnown = false, areEditsWaiting = false, keepsWords = false } = {},
) {
  const fetch = vi.fn(send);
  const onUnreachable = vi.fn();
  const queue: AnswerOffline = async (path) => (path === '/edit' ? {} : undefined);
  const kept: AnswerOffline = async (path) => (path === '/kept' ? {} : undefined);
  const loadAnswers = vi.fn(async () => ({ answer: stored, queue, kept }));
  const offlineFetch = createOfflineFetch({
    isUnreachable: () => isKnown,
    onUnreachable,
    areEditsWaiting: () => areEditsWaiting,
    keepsWords: () => keepsWords,
    loadAnswers,
    fetch,
  });
  const call = (path: string, init: RequestInit = {}) =>
    offlineFetch(
      new Request(`https://wordhoard.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"id":1}',
        ...init,
      }),
    );
  return { call, fetch, loadAnswers, onUnreachable };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('leaves calls to the server while it answers, even if it refuses them', async () => {
  const { call, loadAnswers } = setUp(async () => new Response(null, { status: 500 }));
  expect((await call('/stored')).status).toBe(500);
  expect(loadAnswers).not.toHaveBeenCalled();
});

it.each([
  ['without a connection', lost],
  ['behind a proxy that cannot reach the server', async () => new Response(null, { status: 502 })],
])('answers from the device %s', async (_, send) => {
  const { call, onUnreachable } = setUp(send);
  expect(await (await call('/stored')).json()).toEqual({ body: { id: 1 } });
  expect(onUnreachable).toHaveBeenCalledOnce();
});

it('fails as the server did if the device cannot answer', async () => {
  await expect(setUp(lost).call('/other')).rejects.toThrow('Failed to fetch');
  const { call } = setUp(async () => new Response(null, { status: 504 }));
  expect((await call('/other')).status).toBe(504);
});

it('asks the device first while the connection is known to be lost', async () => {
  const { call, fetch } = setUp(async () => new Response('{}'), { isKnown: true });
  await call('/stored');
  expect(fetch).not.toHaveBeenCalled();
  await call('/other');
  expect(fetch).toHaveBeenCalledOnce();
});

it('sends no edit while others wait, but all other calls', async () => {
  const { call, fetch } = setUp(async () => new Response('{}'), { areEditsWaiting: true });
  await call('/edit');
  expect(fetch).not.toHaveBeenCalled();
  await call('/stored');
  expect(fetch).toHaveBeenCalledOnce();
});

it('answers what is asked about words that only the device keeps', async () => {
  const { call, fetch } = setUp(async () => new Response('{}'), { keepsWords: true });
  await call('/kept');
  expect(fetch).not.toHaveBeenCalled();
  await call('/stored');
  expect(fetch).toHaveBeenCalledOnce();
});

it('answers nobody who no longer waits', async () => {
  const { call, onUnreachable } = setUp(lost);
  await expect(call('/stored', { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(onUnreachable).not.toHaveBeenCalled();
});
