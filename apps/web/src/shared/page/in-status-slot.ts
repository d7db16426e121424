import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { statusSlotAtom } from './status-slot.tsx';

/** Shows a status line on whatever page is shown. */
export function InStatusSlot({ children }: { children: ReactNode }) {
  const slot = useAtomValue(statusSlotAtom);
  return slot && createPortal(children, slot);
}
