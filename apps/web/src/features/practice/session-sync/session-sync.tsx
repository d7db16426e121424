import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useApi } from '../../../shared/api/api-context.ts';
import { sessionEndAtom } from '../../../shared/session/session-atom.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import type { QuizSession } from '../session/quiz-session.ts';
import { isOfAnother, withPlayed } from './queued-session.ts';
import { persistQueuedSessions, queuedSessionsAtom } from './queued-sessions-atom.ts';
import { sendSessions } from './send-sessions.ts';

const retryMilliseconds = 10_000;

/**
 * Keeps what is played: of a learner in their account, as soon as it can be reached; of a visitor
 * in this browser. It watches the quiz from beside, so that no kind of question knows of it.
 */
export function SessionSync({ username }: { username: string | undefined }): null {
  const api = useApi();
  const store = useStore();

  useEffect(() => persistQueuedSessions(store), [store]);

  useEffect(() => {
    let former: QuizSession | undefined;
    function note(): void {
      const session = store.get(quizAtom);
      if (session === undefined) return;
      const rounds = store.get(queuedSessionsAtom);
      const kept = rounds.find(({ id }) => id === session.id);
      const end = store.get(sessionEndAtom);
      const mayReturn = end === 'expired' || end === 'revoked';
      if (kept && isOfAnother(kept, { username, mayReturn })) {
        store.set(quizAtom, undefined);
        return;
      }
      const player = { username, now: new Date(), former };
      former = session;
      const noted = withPlayed(rounds, session, player);
      if (noted !== rounds) store.set(queuedSessionsAtom, noted);
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
      // What cannot be sent now is sent with the next answer, or after a while.
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

/** Tabs share what is kept. Sent twice, it would be right as well. */
function oneTabAtATime(send: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request('wordhoard.rounds', send);
}
