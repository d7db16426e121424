import { useEffect, useRef } from 'react';
import { findPosition, type GridPosition, isSamePosition, positionKey } from './grid-position.ts';

/** The props that make an element of the grid focusable. */
export type Focusable = (position: GridPosition) => { 'data-position': string; tabIndex: number };

/**
 * Roving tabindex: one position of the grid is in the tab order. It is set on the elements directly, so
 * that arrow keys do not render the table again.
 */
export function useGridFocus() {
  const table = useRef<HTMLTableElement>(null);
  const current = useRef<GridPosition>({ row: 1, column: 1 });
  const pending = useRef<GridPosition>(undefined);

  // After every render, since the row of the position may just have been added.
  useEffect(() => {
    const target = pending.current && elementAt(table.current, pending.current);
    if (target === undefined) return;
    pending.current = undefined;
    target.focus();
  });

  function trackFocus({ target }: { target: EventTarget }): void {
    const position = findPosition(target);
    if (position === undefined) return;
    const previous = table.current?.querySelectorAll<HTMLElement>('[data-position][tabindex="0"]');
    for (const element of previous ?? []) element.tabIndex = -1;
    current.current = position;
    const element = elementAt(table.current, position);
    if (element) element.tabIndex = 0;
  }

  return {
    table,
    trackFocus,
    focus: (position: GridPosition) => elementAt(table.current, position)?.focus(),
    /** Focuses the position after the next render. */
    focusLater: (position: GridPosition) => {
      pending.current = position;
    },
    focusable: ((position) => ({
      'data-position': positionKey(position),
      tabIndex: isSamePosition(position, current.current) ? 0 : -1,
    })) satisfies Focusable,
  };
}

const elementAt = (table: HTMLElement | null, position: GridPosition): HTMLElement | undefined =>
  table?.querySelector<HTMLElement>(`[data-position="${positionKey(position)}"]`) ?? undefined;
