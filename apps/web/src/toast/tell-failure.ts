import type { ApiFailure } from '@wordhoard/api-client';
import type { createStore } from 'jotai';

/** Shows why a call failed. Without a connection even the words for it may be missing. */
export async function tellFailure(
  failure: ApiFailure,
  store: ReturnType<typeof createStore>,
): Promise<void> {
  if (failure.status === 404) return;
  const { showFailureAtom } = await import('./failure-toast.tsx');
  store.set(showFailureAtom, failure);
}
