import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useApi } from '../../../shared/api/api-context.ts';
import { sessionEndAtom } from '../../../shared/session/session-atom.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import type { QuizSession } from '../session/quiz-session.ts';
import { isOfAnother, queuedSessionsAtom, withPlayed } from './queued-session.ts';
import { sendSessions } from './send-sessions.ts';

const retryMilliseconds = 10_000;

/**
 * Stores quiz sessions: those of learners in the account, as soon as it can be reached, those of visitors
 * in the browser. It watches the quiz atom, so that the questions need not know about storage.
 */
export function SessionSync({ username }: { username: string | undefined }): null {
  const api = useApi();
  const store = useStore();

  // The atom follows other tabs while it is in use.
  useAtomValue(queuedSessionsAtom);

  useEffect(() => {
    let former: QuizSession | undefined;
    function note(): void {
      const session = store.get(quizAtom);
      if (session === undefined) return;
      const queue = store.get(queuedSessionsAtom);
      const kept = queue.find(({ id }) => id === session.id);
      const end = store.get(sessionEndAtom);
      const mayReturn = end === 'expired' || end === 'revoked';
      if (kept && isOfAnother(kept, { username, mayReturn })) {
        store.set(quizAtom, undefined);
        return;
      }
      const player = { username, now: new Date(), former };
      former = session;
      const noted = withPlayed(queue, session, player);
      if (noted !== queue) store.set(queuedSessionsAtom, noted);
    }
    note();
    return store.sub(quizAtom, note);
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
