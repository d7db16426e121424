import { type ApiClient, ApiFailure, dataOf } from '@wordhoard/api-client';
import type { createStore } from 'jotai';
import { quizAtom } from '../session/quiz-atom.ts';
import { withoutOrder } from './merge-sessions.ts';
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
    const round = store
      .get(queuedSessionsAtom)
      .find((one) => one.owner === username && nextOperation(one) !== undefined);
    const operation = round && nextOperation(round);
    if (round === undefined || operation === undefined) break;
    try {
      const changed = await applyOperation(api, round, operation);
      replace(store, round.id, changed);
    } catch (error) {
      if (!isLasting(error)) throw error;
      replace(store, round.id, (kept) => ({ ...kept, isSettled: true }));
    }
  }
  forgetSettled(store, username);
}

/** @returns a function that records the operation in the current state of the session */
async function applyOperation(
  api: ApiClient,
  round: QueuedSession,
  operation: SyncOperation,
): Promise<(round: QueuedSession) => QueuedSession> {
  if (operation.kind === 'start') {
    const { id: quizId } = await start(api, round);
    return (kept) => ({ ...kept, quizId });
  }
  await tell(api, round.quizId ?? '', operation);
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

function tell(
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
  change: (round: QueuedSession) => QueuedSession,
): void {
  const rounds = store.get(queuedSessionsAtom);
  store.set(
    queuedSessionsAtom,
    rounds.map((round) => (round.id === id ? change(round) : round)),
  );
}

/** Keeps the session on the screen, otherwise it would count as a new one. */
function forgetSettled(store: Ports['store'], username: string): void {
  const played = store.get(quizAtom)?.id;
  const rounds = store.get(queuedSessionsAtom);
  const kept = rounds.filter(
    (round) =>
      round.id === played || round.owner !== username || nextOperation(round) !== undefined,
  );
  if (kept.length < rounds.length) store.set(queuedSessionsAtom, kept);
}

const tooMany = 429;
const unauthorised = 401;

/** Whether repeating the request would fail again. */
function isLasting(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) throw error;
  const { status } = error;
  return status >= 400 && status < 500 && status !== tooMany && status !== unauthorised;
}
