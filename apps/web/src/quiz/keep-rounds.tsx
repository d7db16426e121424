import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useApi } from '../app/api-context.ts';
import { sessionEndAtom } from '../auth/session-atom.ts';
import { isOfAnother, withPlayed } from './kept-round.ts';
import { keptRoundsAtom, persistRounds } from './kept-rounds-atom.ts';
import { quizAtom } from './quiz-atom.ts';
import type { QuizSession } from './quiz-session.ts';
import { sendRounds } from './send-rounds.ts';

const retryMilliseconds = 10_000;

/**
 * Keeps what is played: of a learner in their account, as soon as it can be reached; of a visitor
 * in this browser. It watches the quiz from beside, so that no kind of question knows of it.
 */
export function KeepRounds({ username }: { username: string | undefined }): null {
  const api = useApi();
  const store = useStore();

  useEffect(() => persistRounds(store), [store]);

  useEffect(() => {
    let former: QuizSession | undefined;
    function note(): void {
      const session = store.get(quizAtom);
      if (session === undefined) return;
      const rounds = store.get(keptRoundsAtom);
      const kept = rounds.find(({ id }) => id === session.id);
      const end = store.get(sessionEndAtom);
      const isAway = end === 'expired' || end === 'revoked';
      if (kept && isOfAnother(kept, { username, isAway })) {
        store.set(quizAtom, undefined);
        return;
      }
      const player = { username, now: new Date(), former };
      former = session;
      const noted = withPlayed(rounds, session, player);
      if (noted !== rounds) store.set(keptRoundsAtom, noted);
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
      await oneTabAtATime(() => sendRounds({ api, store, username })).catch(() => undefined);
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
