import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../app/api-context.ts';
import { changedKnowingAtom } from '../knowing/changed-knowing-atom.ts';
import { type ChangeBatch, collectChanges } from './collect-changes.ts';
import { listenToChanges } from './listen-to-changes.ts';
import { shareChanges } from './share-changes.ts';
import { showChanges } from './show-changes.ts';

const batchMilliseconds = 500;
/** What was fetched so shortly before the connection was made is as new as it can be. */
const freshMilliseconds = 5_000;

/** What an account's learner does in another tab, or on another device, shows here by itself. */
export function FollowChanges({ username }: { username: string }): null {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useStore();
  const ports = { api, queryClient, store };

  const show = useEffectEvent((batch: ChangeBatch) => {
    // The next change or the next visit shows what could not be fetched now.
    showChanges(batch, ports).catch(() => undefined);
  });

  useEffect(() => {
    store.set(changedKnowingAtom, {});
    const begun = performance.now();
    const stopping = new AbortController();
    const { signal } = stopping;
    const changes = collectChanges({
      milliseconds: batchMilliseconds,
      isBusy: () => queryClient.isMutating() > 0,
      onBatch: show,
    });
    shareChanges({
      name: `wordhoard.changes ${username}`,
      listen: (onHeard, ended) => listenToChanges(api, onHeard, ended),
      onHeard(heard) {
        if (heard !== 'connected') changes.add(heard);
        else if (performance.now() - begun > freshMilliseconds) changes.add({ kind: 'any' });
      },
      signal,
    }).catch(ignoreRefusal);
    return () => {
      stopping.abort();
      changes.stop();
    };
  }, [api, queryClient, store, username]);
  return null;
}

/** The session has ended, which every refused call tells already. */
function ignoreRefusal(failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure;
}
