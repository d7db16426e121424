import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { practiceAtom, visitor } from '../features/review/practice.ts';
import { sessionEndAtom } from '../shared/session/session-atom.ts';

/** Removes the quiz of a learner who has left. That of a visitor goes on in their account. */
export function ForgetQuiz(): null {
  const { owner } = useAtomValue(practiceAtom);
  const store = useStore();
  const previous = useRef(owner);
  useEffect(() => {
    const hasLeft = previous.current !== visitor && previous.current !== owner;
    previous.current = owner;
    // After a session was ended elsewhere, its learner goes on without an account.
    if (!hasLeft || store.get(sessionEndAtom) === 'revoked') return;
    // Home needs nothing of quizzes before.
    void import('../features/quiz/session/quiz-atom.ts').then(({ quizAtom }) =>
      store.set(quizAtom, undefined),
    );
  }, [owner, store]);
  return null;
}
