import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { sessionAtom } from '../shared/session/session-atom.ts';
import { learnAtom } from '../shared/settings/settings-atom.ts';

interface Ports {
  store: ReturnType<typeof createStore>;
  queryClient: Pick<QueryClient, 'resetQueries'>;
}

/** When the signed-in account changes, applies its learned language and drops the data of the previous one. */
export function followAccount({ store, queryClient }: Ports): void {
  const user = () => store.get(sessionAtom)?.user;
  let previous = user()?.username;

  function applyLanguage(): void {
    const current = user();
    if (current !== undefined) store.set(learnAtom, current.learn);
  }

  applyLanguage();
  store.sub(sessionAtom, () => {
    const current = user()?.username;
    if (current === previous) return;
    previous = current;
    applyLanguage();
    void queryClient.resetQueries();
  });
}
