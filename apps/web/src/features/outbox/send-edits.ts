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

/** Sends the edits of a learner, the oldest first, until none is left or the server cannot take any now. */
export async function sendEdits(sending: SendOptions) {
  const { store, owner, isSignedIn } = sending;
  const result = { sentCount: 0, refusedCount: 0 };
  await store.set(loadEditsAtom, owner);
  while (isSignedIn()) {
    const edit = findNextEdit(store.get(waitingEditsAtom));
    const outcome = edit ? await sendNext(edit, sending) : 'wait';
    if (outcome === 'wait') break;
    if (outcome === 'done') result.sentCount += 1;
    else result.refusedCount += 1;
  }
  return result;
}

/** Sends an edit. A refused one stays with the reason. */
async function sendNext(edit: WaitingEdit, { store, send, owner }: SendOptions) {
  const failure = await send(edit).then(() => undefined, toFailure);
  const outcome = failure === undefined ? 'done' : judgeFailure(failure, edit);
  if (outcome === 'done') await store.set(removeEditsAtom, owner, [edit]);
  if (outcome === 'refused') {
    const refusal = { message: failure?.message ?? '' };
    await store.set(keepEditAtom, owner, { ...edit, refusal });
  }
  return outcome;
}

function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  throw error;
}

/** What a failure means for an edit. What no longer exists need not be deleted. */
function judgeFailure(failure: ApiFailure, { path }: Pick<WaitingEdit, 'path'>) {
  const { status } = failure;
  if (isUnreachable(failure) || status >= 500 || [401, 408, 429].includes(status)) return 'wait';
  return status === 404 && isDeletion(path) ? 'done' : 'refused';
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
