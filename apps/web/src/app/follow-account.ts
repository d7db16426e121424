import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { changedKnowingAtom } from '../features/practice/knowing/knowing-atom.ts';
import { sessionAtom } from '../shared/session/session-atom.ts';
import { learnAtom } from '../shared/settings/settings-atom.ts';

interface Ports {
  store: ReturnType<typeof createStore>;
  queryClient: Pick<QueryClient, 'resetQueries'>;
}

/**
 * What changes with who is signed in: the language is the one that they learn, and nothing that
 * another was told is left.
 */
export function followAccount({ store, queryClient }: Ports): void {
  const user = () => store.get(sessionAtom)?.user;
  let previous = user()?.username;

  function learnTheirs(): void {
    const current = user();
    if (current !== undefined) store.set(learnAtom, current.learn);
  }

  learnTheirs();
  store.sub(sessionAtom, () => {
    const current = user()?.username;
    if (current === previous) return;
    previous = current;
    learnTheirs();
    store.set(changedKnowingAtom, {});
    void queryClient.resetQueries();
  });
}
