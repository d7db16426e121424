import type { ApiFailure } from '@wordhoard/api-client';
import type { createStore } from 'jotai';

/** To be fetched before there is anything to tell: without a connection it could not be. */
export const loadFailureToast = () => import('./failure-toast.tsx');

/** Shows why a call failed. */
export async function showFailure(
  failure: ApiFailure,
  store: ReturnType<typeof createStore>,
): Promise<void> {
  if (failure.status === 404) return;
  const { showFailureAtom } = await loadFailureToast();
  store.set(showFailureAtom, failure);
}
