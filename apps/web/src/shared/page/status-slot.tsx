import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';

const slotAtom = atom<Element | null>(null);

/** The place of status lines, below the bar of a page or of a question. */
export function StatusSlot() {
  const setSlot = useSetAtom(slotAtom);
  const follow = useCallback(
    (element: Element | null) => {
      setSlot(element);
      return () => setSlot((current) => (current === element ? null : current));
    },
    [setSlot],
  );
  return <div ref={follow} role="status" />;
}

/** Shows a status line on whatever page is shown. */
export function InStatusSlot({ children }: { children: ReactNode }) {
  const slot = useAtomValue(slotAtom);
  return slot && createPortal(children, slot);
}
