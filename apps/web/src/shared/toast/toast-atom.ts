import type { ApiFailure } from '@wordhoard/api-client';
import type { ToastContent } from '@wordhoard/ui';
import { atom, type createStore } from 'jotai';

const maxToasts = 3;

export const toastsAtom = atom<readonly ToastContent[]>([]);

/** Shows a toast. It replaces one with the same id, and the oldest if there are too many. */
export const showToastAtom = atom(null, (get, set, toast: ToastContent) => {
  const others = get(toastsAtom).filter(({ id }) => id !== toast.id);
  set(toastsAtom, [...others, toast].slice(-maxToasts));
});

export const dismissToastAtom = atom(null, (get, set, dismissed: string) => {
  set(
    toastsAtom,
    get(toastsAtom).filter(({ id }) => id !== dismissed),
  );
});

/** Loaded in advance, because without a connection it could not be loaded. */
export const loadFailureToast = () => import('./failure-text.tsx');

export async function showFailure(failure: ApiFailure, store: ReturnType<typeof createStore>) {
  if (failure.status === 404) return;
  const { showFailureAtom } = await loadFailureToast();
  store.set(showFailureAtom, failure);
}
