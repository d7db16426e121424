import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { sessionAtom, sessionEndAtom } from '../shared/session/session-atom.ts';
import { learnAtom } from '../shared/settings/settings-atom.ts';

interface Ports {
  store: ReturnType<typeof createStore>;
  queryClient: Pick<QueryClient, 'resetQueries'>;
  removeMedia: () => Promise<void>;
}

/** When the signed-in account changes, applies its learned language and drops the data of the previous one. */
export function followAccount({ store, queryClient, removeMedia }: Ports): void {
  const user = () => store.get(sessionAtom)?.user;
  let previous = user()?.username;
  /** The learner whose media the device may have. After a session has expired, they may return. */
  let mediaOwner = previous;

  function applyLanguage(): void {
    const current = user();
    if (current !== undefined) store.set(learnAtom, current.learn);
  }

  applyLanguage();
  store.sub(sessionAtom, () => {
    const current = user()?.username;
    if (current === previous) return;
    previous = current;
    if (current !== undefined || store.get(sessionEndAtom) !== 'expired') {
      if (mediaOwner !== undefined && mediaOwner !== current) void removeMedia();
      mediaOwner = current;
    }
    applyLanguage();
    void queryClient.resetQueries();
  });
}
