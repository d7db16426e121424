import { type ApiClient, ApiFailure, dataOf } from '@wordhoard/api-client';
import { type createStore, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useApi } from '../../../shared/api/api-context.ts';
import { sessionEndAtom } from '../../../shared/session/session-atom.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import type { QuizSession } from '../session/quiz-session.ts';
import { withoutOrder } from './merge-browser-data.tsx';
import {
  afterOperation,
  belongsToAnotherUser,
  nextOperation,
  type QueuedSession,
  queuedSessionsAtom,
  type SyncOperation,
  withPlayed,
} from './queued-session.ts';

const retryMilliseconds = 10_000;

/**
 * Stores quiz sessions: those of a learner in the account as soon as the server can be reached, those of a
 * visitor in the browser. Watches the quiz atom, so that the question components know nothing about storage.
 */
export function SessionSync({ username }: { username: string | undefined }): null {
  const api = useApi();
  const store = useStore();

  // Subscribes to the atom, so that it receives the changes of other tabs.
  useAtomValue(queuedSessionsAtom);

  useEffect(() => {
    let previous: QuizSession | undefined;
    function updateQueue(): void {
      const session = store.get(quizAtom);
      if (session === undefined) return;
      const queue = store.get(queuedSessionsAtom);
      const queued = queue.find(({ id }) => id === session.id);
      const end = store.get(sessionEndAtom);
      const mayReturn = end === 'expired' || end === 'revoked';
      if (queued && belongsToAnotherUser(queued, { username, mayReturn })) {
        store.set(quizAtom, undefined);
        return;
      }
      const state = { username, now: new Date(), previous };
      previous = session;
      const updated = withPlayed(queue, session, state);
      if (updated !== queue) store.set(queuedSessionsAtom, updated);
    }
    updateQueue();
    return store.sub(quizAtom, updateQueue);
  }, [store, username]);

  useEffect(() => {
    if (username === undefined) return;
    let isSending = false;
    async function send(): Promise<void> {
      if (isSending || username === undefined) return;
      isSending = true;
      // A failed request is repeated with the next answer, or after a while.
      await oneTabAtATime(() => sendSessions({ api, store, username })).catch(() => undefined);
      isSending = false;
    }
    void send();
    const unsubscribe = store.sub(quizAtom, send);
    const retrying = setInterval(send, retryMilliseconds);
    window.addEventListener('online', send);
    return () => {
      unsubscribe();
      clearInterval(retrying);
      window.removeEventListener('online', send);
    };
  }, [api, store, username]);
  return null;
}

/** Tabs share the queued sessions. Sending them twice would be correct too, but wasteful. */
function oneTabAtATime(send: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request('wordhoard.rounds', send);
}

interface Ports {
  api: ApiClient;
  store: ReturnType<typeof createStore>;
  username: string;
}

/**
 * Brings the account up to date, request by request, in order. Throws temporary failures, so that
 * the rest waits. Sessions that the account refuses are settled.
 */
async function sendSessions({ api, store, username }: Ports): Promise<void> {
  for (;;) {
    const queued = store
      .get(queuedSessionsAtom)
      .find((session) => session.owner === username && nextOperation(session) !== undefined);
    const operation = queued && nextOperation(queued);
    if (queued === undefined || operation === undefined) break;
    try {
      const changed = await applyOperation(api, queued, operation);
      replace(store, queued.id, changed);
    } catch (error) {
      if (!isPermanent(error)) throw error;
      replace(store, queued.id, (current) => ({ ...current, isSettled: true }));
    }
  }
  removeSettled(store, username);
}

/** @returns a function that records the operation in the current state of the session */
async function applyOperation(
  api: ApiClient,
  queued: QueuedSession,
  operation: SyncOperation,
): Promise<(queued: QueuedSession) => QueuedSession> {
  if (operation.kind === 'start') {
    const { id: quizId } = await start(api, queued);
    return (current) => ({ ...current, quizId });
  }
  await send(api, queued.quizId ?? '', operation);
  return (current) => afterOperation(current, operation);
}

/** Idempotent: repeated requests start one session. */
const start = (api: ApiClient, { id, settings, pairs }: QueuedSession) =>
  dataOf(
    api.POST('/front-quiz/start', {
      body: { settings, pairs },
      params: { header: { 'idempotency-key': id } },
    }),
  );

function send(
  api: ApiClient,
  quizId: string,
  operation: Exclude<SyncOperation, { kind: 'start' }>,
): Promise<unknown> {
  switch (operation.kind) {
    case 'undo':
      return dataOf(api.POST('/front-quiz/undo', { body: { quizId, wordId: operation.wordId } }));
    case 'answer': {
      const results = operation.answers.map(withoutOrder);
      return dataOf(api.POST('/front-quiz/save-results', { body: { quizId, results } }));
    }
    case 'finish':
      return dataOf(api.POST('/front-quiz/finish', { body: { quizId } }));
  }
}

function replace(
  store: Ports['store'],
  id: string,
  change: (queued: QueuedSession) => QueuedSession,
): void {
  const queue = store.get(queuedSessionsAtom);
  store.set(
    queuedSessionsAtom,
    queue.map((queued) => (queued.id === id ? change(queued) : queued)),
  );
}

/** Keeps the session on the screen, otherwise it would count as a new one. */
function removeSettled(store: Ports['store'], username: string): void {
  const currentId = store.get(quizAtom)?.id;
  const queue = store.get(queuedSessionsAtom);
  const remaining = queue.filter(
    (queued) =>
      queued.id === currentId || queued.owner !== username || nextOperation(queued) !== undefined,
  );
  if (remaining.length < queue.length) store.set(queuedSessionsAtom, remaining);
}

const tooManyRequests = 429;
const unauthorised = 401;

/** Whether repeating the request would fail again. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) throw error;
  const { status } = error;
  return status >= 400 && status < 500 && status !== tooManyRequests && status !== unauthorised;
}
