import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { answerKeptAtom } from '../features/offline/answer-kept.ts';
import { answerOfflineAtom } from '../features/offline/answer-offline.ts';
import { answerWithEdits } from '../features/outbox/answer-edits.ts';
import type { DeviceAnswers } from '../shared/api/offline-fetch.ts';

export { StoreContent } from '../features/offline/store-content.ts';

interface Device {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
}

/** Creates the answers that this device has without a connection. */
export const createOfflineAnswers = ({ store, queryClient }: Device): DeviceAnswers =>
  answerWithEdits({
    store,
    answerStored: (path, input) => store.set(answerOfflineAtom, path, input),
    answerKept: (path, input) => store.set(answerKeptAtom, path, input),
    findName: (id) =>
      findName(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
        id,
      ),
  });

/** Looks for an entity by its id, and returns what it is called. */
function findName(value: unknown, id: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && value.id === id) {
    const name = 'name' in value ? value.name : 'text' in value && value.text;
    if (typeof name === 'string') return name;
  }
  for (const part of Object.values(value)) {
    const name = findName(part, id);
    if (name !== undefined) return name;
  }
  return undefined;
}
