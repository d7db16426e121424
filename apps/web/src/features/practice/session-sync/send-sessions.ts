import { type ApiClient, ApiFailure, dataOf } from '@wordhoard/api-client';
import type { createStore } from 'jotai';
import { quizAtom } from '../session/quiz-atom.ts';
import { withoutOrder } from './merge-browser-data.tsx';
import {
  afterOperation,
  nextOperation,
  type QueuedSession,
  queuedSessionsAtom,
  type SyncOperation,
} from './queued-session.ts';

interface Ports {
  api: ApiClient;
  store: ReturnType<typeof createStore>;
  username: string;
}

/**
 * Brings the account up to date, request by request, in order. Throws temporary failures, so that
 * the rest waits. Sessions that the account refuses are settled.
 */
export async function sendSessions({ api, store, username }: Ports): Promise<void> {
  for (;;) {
    const queued = store
      .get(queuedSessionsAtom)
      .find((one) => one.owner === username && nextOperation(one) !== undefined);
    const operation = queued && nextOperation(queued);
    if (queued === undefined || operation === undefined) break;
    try {
      const changed = await applyOperation(api, queued, operation);
      replace(store, queued.id, changed);
    } catch (error) {
      if (!isLasting(error)) throw error;
      replace(store, queued.id, (kept) => ({ ...kept, isSettled: true }));
    }
  }
  forgetSettled(store, username);
}

/** @returns a function that records the operation in the current state of the session */
async function applyOperation(
  api: ApiClient,
  queued: QueuedSession,
  operation: SyncOperation,
): Promise<(queued: QueuedSession) => QueuedSession> {
  if (operation.kind === 'start') {
    const { id: quizId } = await start(api, queued);
    return (kept) => ({ ...kept, quizId });
  }
  await send(api, queued.quizId ?? '', operation);
  return (kept) => afterOperation(kept, operation);
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
function forgetSettled(store: Ports['store'], username: string): void {
  const played = store.get(quizAtom)?.id;
  const queue = store.get(queuedSessionsAtom);
  const kept = queue.filter(
    (queued) =>
      queued.id === played || queued.owner !== username || nextOperation(queued) !== undefined,
  );
  if (kept.length < queue.length) store.set(queuedSessionsAtom, kept);
}

const tooMany = 429;
const unauthorised = 401;

/** Whether repeating the request would fail again. */
function isLasting(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) throw error;
  const { status } = error;
  return status >= 400 && status < 500 && status !== tooMany && status !== unauthorised;
}
