import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import { atom, type createStore, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useApi } from '../../../shared/api/api-context.ts';
import { sessionEndAtom } from '../../../shared/session/session-atom.ts';
import { changeHistoriesAtom } from '../../review/change-history.ts';
import { cacheWordStates, toStates, type WordState } from '../../review/queries.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import type { QuizSession } from '../session/quiz-session.ts';
import { answeredReviews } from './answered-reviews.ts';
import { withoutOrder } from './merge-browser-data.tsx';
import {
  afterOperation,
  belongsToAnotherUser,
  findNextOperation,
  type PlayerState,
  type QueuedSession,
  queuedSessionsAtom,
  type SyncOperation,
  withPlayed,
} from './queued-session.ts';

/** Queues the answers of the current session. Those of a visitor also change the histories of the words. */
const playedAtom = atom(null, (get, set, session: QuizSession, state: PlayerState) => {
  const queue = get(queuedSessionsAtom);
  const updated = withPlayed(queue, session, state);
  if (updated === queue) return;
  set(queuedSessionsAtom, updated);
  const [before, after] = [queue, updated].map((all) => all.find(({ id }) => id === session.id));
  // The account keeps the histories of its own sessions.
  if (after?.owner === undefined)
    set(changeHistoriesAtom, answeredReviews(session, { before, after }));
});

const retryMilliseconds = 10_000;

/**
 * Stores quiz sessions: those of a learner in the account as soon as the server can be reached, those of a
 * visitor in the browser. Watches the quiz atom, so that the question components know nothing about storage.
 */
export function SessionSync({ username }: { username: string | undefined }): null {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();

  // Subscribes to the atom, so that it receives the changes of other tabs.
  useAtomValue(queuedSessionsAtom);

  useEffect(() => {
    let previous: QuizSession | undefined;
    function updateQueue(): void {
      const session = store.get(quizAtom);
      if (session === undefined) return;
      const queued = store.get(queuedSessionsAtom).find(({ id }) => id === session.id);
      const end = store.get(sessionEndAtom);
      const mayReturn = end === 'expired' || end === 'revoked';
      if (queued && belongsToAnotherUser(queued, { username, mayReturn })) {
        store.set(quizAtom, undefined);
        return;
      }
      const state = { username, now: new Date(), previous };
      previous = session;
      store.set(playedAtom, session, state);
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
      await oneTabAtATime(() => sendSessions({ api, store, queryClient, username })).catch(
        () => undefined,
      );
      isSending = false;
    }
    // This page may have been fetched before the answers of the last one were saved.
    const isBehind = findUnsent(store, username) !== undefined;
    void send().then(() => (isBehind ? queryClient.invalidateQueries() : undefined));
    const unsubscribe = store.sub(quizAtom, send);
    const retrying = setInterval(send, retryMilliseconds);
    window.addEventListener('online', send);
    return () => {
      unsubscribe();
      clearInterval(retrying);
      window.removeEventListener('online', send);
    };
  }, [api, store, queryClient, username]);
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
  queryClient: QueryClient;
  username: string;
}

/**
 * Brings the account up to date, request by request, in order. Throws temporary failures, so that
 * the rest waits. Sessions that the account refuses are settled.
 */
async function sendSessions(ports: Ports): Promise<void> {
  const { store, username } = ports;
  for (;;) {
    const queued = findUnsent(store, username);
    const operation = queued && findNextOperation(queued);
    if (queued === undefined || operation === undefined) break;
    try {
      const changed = await applyOperation(ports, queued, operation);
      replace(store, queued.id, changed);
    } catch (error) {
      if (!isPermanent(error)) throw error;
      replace(store, queued.id, (current) => ({ ...current, isSettled: true }));
    }
  }
  removeSettled(store, username);
}

/** The first session of the learner that the account does not have completely. */
const findUnsent = (store: Ports['store'], username: string): QueuedSession | undefined =>
  store
    .get(queuedSessionsAtom)
    .find((session) => session.owner === username && findNextOperation(session) !== undefined);

/** @returns a function that records the operation in the current state of the session */
async function applyOperation(
  { api, queryClient }: Ports,
  queued: QueuedSession,
  operation: SyncOperation,
): Promise<(queued: QueuedSession) => QueuedSession> {
  if (operation.kind === 'start') {
    const { id: quizId } = await start(api, queued);
    return (current) => ({ ...current, quizId });
  }
  const answered = await send(api, queued.quizId ?? '', operation);
  cacheWordStates(queryClient, toStates(answered));
  return (current) => afterOperation(current, operation);
}

const start = (api: ApiClient, { id, settings, pairs }: QueuedSession) =>
  readData(api.POST('/front-quiz/start', { body: { id, settings, pairs } }));

/** @returns the words whose states have changed */
async function send(
  api: ApiClient,
  quizId: string,
  operation: Exclude<SyncOperation, { kind: 'start' }>,
): Promise<readonly (WordState & { wordId: string })[]> {
  switch (operation.kind) {
    case 'undo': {
      const { wordId } = operation;
      const { undone } = await readData(api.POST('/front-quiz/undo', { body: { quizId, wordId } }));
      return undone === null ? [] : [undone];
    }
    case 'answer': {
      const results = operation.answers.map(withoutOrder);
      const body = { quizId, results };
      const { data } = await readData(api.POST('/front-quiz/save-results', { body }));
      return data;
    }
    case 'finish':
      await readData(api.POST('/front-quiz/finish', { body: { quizId } }));
      return [];
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
      queued.id === currentId ||
      queued.owner !== username ||
      findNextOperation(queued) !== undefined,
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
