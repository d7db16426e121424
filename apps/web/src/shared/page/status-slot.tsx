import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

/** Filled by effects of the app, which are loaded later. */
export const statusSlotAtom = atom<Element | null>(null);

/** The place of status lines, below the bar of a page or of a question. */
export function StatusSlot() {
  const setSlot = useSetAtom(statusSlotAtom);
  const follow = useCallback(
    (element: Element | null) => {
      setSlot(element);
      return () => setSlot((current) => (current === element ? null : current));
    },
    [setSlot],
  );
  return <div ref={follow} role="status" />;
}
