import type { createStore } from 'jotai';
import type { AnswerOffline, DeviceAnswers } from '../../shared/api/offline-fetch.ts';
import { outboxAtom, waitingEditsAtom } from '../../shared/outbox/waiting-edits.ts';
import { sessionAtom } from '../../shared/session/session-atom.ts';
import { withTimeLimit } from '../../shared/storage/time-limit.ts';
import { applyEdits, listAddedIds } from './apply-edits.ts';
import { keepEditAtom, loadEditsAtom } from './change-outbox.ts';
import { findEditRoute } from './edit-routes.ts';
import { listIds, mustWait, newEditId } from './waiting-order.ts';

interface EditAnswers {
  store: ReturnType<typeof createStore>;
  /** Answers from what the device has stored, without the edits. */
  answerStored: AnswerOffline;
  answerKept: AnswerOffline;
  /** The name that the screen shows for what has an id. */
  findName: (id: string) => string | undefined;
}

/** Keeps edits until the server can be reached, and answers all other calls as if it had them. */
export function answerWithEdits({
  store,
  answerStored,
  answerKept,
  findName,
}: EditAnswers): DeviceAnswers {
  async function read(path: string, body: unknown, username: string): Promise<unknown> {
    const edits = store.get(waitingEditsAtom).filter(({ refusal }) => refusal === undefined);
    // What is stored only completes the answer to an edit.
    const stored = await withTimeLimit(answerStored(path, body)).catch(() => undefined);
    if (edits.length === 0) return stored;
    const words = path === '/front-list/word-feed' ? await findWords(body) : [];
    return applyEdits({ path, body, stored }, { edits, username, words });
  }

  async function findWords(body: unknown) {
    const { listId, tranLangCode } = body as { listId: string; tranLangCode?: string };
    const ids = listAddedIds(store.get(waitingEditsAtom), listId);
    if (ids.length === 0) return [];
    const answer = await answerStored('/front-word/words', { ids, tranLangCode });
    return (answer as { data: [] } | undefined)?.data ?? [];
  }

  async function keep(path: string, body: unknown, username: string): Promise<unknown> {
    const answerEdit = findEditRoute(path);
    const editing = { username, read: (...call: [string, unknown]) => read(...call, username) };
    const answer = await answerEdit?.(body as never, editing as never);
    if (answer === undefined) return undefined;
    await store.set(keepEditAtom, username, {
      id: newEditId(store.get(waitingEditsAtom)),
      path,
      body: withoutSuggestedSlug(path, body, answer),
      names: nameIds(body, findName),
    });
    return answer;
  }

  const getUsername = () => store.get(sessionAtom)?.user.username;

  return {
    kept: answerKept,
    async answer(path, body) {
      const username = getUsername();
      if (username === undefined) return answerStored(path, body);
      if (store.get(outboxAtom).owner !== username) await store.set(loadEditsAtom, username);
      return findEditRoute(path) ? keep(path, body, username) : read(path, body, username);
    },
    async queue(path, body) {
      const username = getUsername();
      const edits = store.get(waitingEditsAtom);
      return username && mustWait({ path, body }, edits) ? keep(path, body, username) : undefined;
    },
  };
}

/** The list gets the address at which it is shown. */
const withoutSuggestedSlug = (path: string, body: unknown, answer: object): unknown =>
  path === '/front-list/create' && 'slug' in answer
    ? Object.assign({}, body, { slug: answer.slug })
    : body;

function nameIds(body: unknown, findName: EditAnswers['findName']): Record<string, string> {
  return Object.fromEntries(
    listIds(body).flatMap((id) => {
      const name = findName(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
