import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import type { createStore } from 'jotai';
import { fromServer, isUnreachable } from '../../shared/api/api-context.ts';
import { type WaitingEdit, waitingEditsAtom } from '../../shared/outbox/waiting-edits.ts';
import { keepEditAtom, loadEditsAtom, removeEditsAtom } from './change-outbox.ts';
import { findNextEdit } from './waiting-order.ts';

interface SendOptions {
  store: ReturnType<typeof createStore>;
  /** Sends an edit to the account that is signed in. Rejects with an `ApiFailure`. */
  send: (edit: WaitingEdit) => Promise<unknown>;
  owner: string;
  /** Whether the owner is still signed in. */
  isSignedIn: () => boolean;
}

/** After so many failures of the server, the learner decides what becomes of an edit. */
const maxFailures = 5;

/**
 * Sends the edits of a learner, the oldest first, until none is left or the server cannot take any now. One that the
 * server fails to take holds up only those that concern the same.
 */
export async function sendEdits(sending: SendOptions) {
  const { store, owner, isSignedIn } = sending;
  const result = { sentCount: 0, refusedCount: 0, retryAfterSeconds: 0 };
  const failed: WaitingEdit[] = [];
  await store.set(loadEditsAtom, owner);
  while (isSignedIn()) {
    const edit = findNextEdit(store.get(waitingEditsAtom), failed);
    if (edit === undefined) break;
    const { outcome, retryAfterSeconds = 0 } = await sendNext(edit, sending);
    result.retryAfterSeconds = Math.max(result.retryAfterSeconds, retryAfterSeconds);
    if (outcome === 'wait') break;
    if (outcome === 'failed') failed.push(edit);
    if (outcome === 'done') result.sentCount += 1;
    if (outcome === 'refused') result.refusedCount += 1;
  }
  return result;
}

/** Sends an edit. A refused one stays with the reason. */
async function sendNext(edit: WaitingEdit, { store, send, owner }: SendOptions) {
  const failure = await send(edit).then(() => undefined, toFailure);
  if (failure === undefined) {
    await store.set(removeEditsAtom, owner, [edit]);
    return { outcome: 'done' as const };
  }
  const outcome = judgeFailure(failure, edit);
  if (outcome === 'done') await store.set(removeEditsAtom, owner, [edit]);
  if (outcome === 'failed')
    await store.set(keepEditAtom, owner, { ...edit, failures: countFailures(edit) });
  if (outcome === 'refused')
    await store.set(keepEditAtom, owner, { ...edit, refusal: { message: failure.message } });
  return { outcome, retryAfterSeconds: failure.retryAfterSeconds };
}

/** With the failure that has just happened. */
const countFailures = ({ failures = 0 }: WaitingEdit): number => failures + 1;

function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  throw error;
}

/** What a failure means for an edit. What no longer exists need not be deleted. */
function judgeFailure(failure: ApiFailure, edit: WaitingEdit) {
  const { status } = failure;
  if (isUnreachable(failure) || [401, 408, 429].includes(status)) return 'wait';
  if (status >= 500) return countFailures(edit) < maxFailures ? 'failed' : 'refused';
  return status === 404 && isDeletion(edit.path) ? 'done' : 'refused';
}

const isDeletion = (path: string): boolean => /\/delete(-plan)?$/.test(path);

/** Sends an edit to the server. The device must not answer instead. */
export function sendEdit(api: ApiClient, { path, body }: WaitingEdit): Promise<unknown> {
  const options = { body, ...fromServer };
  return readData(
    isDeletion(path)
      ? api.DELETE(path as never, options as never)
      : api.POST(path as never, options as never),
  );
}
