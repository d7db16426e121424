import type { ToastContent } from '@wordhoard/ui';
import { atom } from 'jotai';

const shownAtOnce = 3;

export const toastsAtom = atom<readonly ToastContent[]>([]);

/** Shows a toast; the one of the same id makes way, and so does the oldest of too many. */
export const showToastAtom = atom(null, (get, set, toast: ToastContent) => {
  const others = get(toastsAtom).filter(({ id }) => id !== toast.id);
  set(toastsAtom, [...others, toast].slice(-shownAtOnce));
});

export const dismissToastAtom = atom(null, (get, set, dismissed: string) => {
  set(
    toastsAtom,
    get(toastsAtom).filter(({ id }) => id !== dismissed),
  );
});
