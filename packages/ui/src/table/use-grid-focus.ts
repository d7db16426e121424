import { useEffect, useRef } from 'react';
import { type GridPlace, isSamePlace, placeCode, placeOf } from './grid-place.ts';

/** What makes a place of a grid one that can have the focus. */
export type Focusable = (place: GridPlace) => { 'data-place': string; tabIndex: number };

/**
 * Which place of a grid has the focus. Only one is reached by Tab, and no arrow key draws the table
 * anew.
 */
export function useGridFocus() {
  const table = useRef<HTMLTableElement>(null);
  const current = useRef<GridPlace>({ row: 1, column: 1 });
  const wanted = useRef<GridPlace>(undefined);

  /** Once its place is drawn: a row may have come a moment ago. */
  useEffect(() => {
    const target = wanted.current && elementAt(table.current, wanted.current);
    if (target === undefined) return;
    wanted.current = undefined;
    target.focus();
  });

  function follow({ target }: { target: EventTarget }): void {
    const place = placeOf(target);
    if (place === undefined) return;
    const reached = table.current?.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]');
    for (const element of reached ?? []) element.tabIndex = -1;
    current.current = place;
    const element = elementAt(table.current, place);
    if (element) element.tabIndex = 0;
  }

  return {
    table,
    follow,
    focus: (place: GridPlace) => elementAt(table.current, place)?.focus(),
    /** Gives it the focus when the table is drawn the next time. */
    focusLater: (place: GridPlace) => {
      wanted.current = place;
    },
    focusable: ((place) => ({
      'data-place': placeCode(place),
      tabIndex: isSamePlace(place, current.current) ? 0 : -1,
    })) satisfies Focusable,
  };
}

const elementAt = (table: HTMLElement | null, place: GridPlace): HTMLElement | undefined =>
  table?.querySelector<HTMLElement>(`[data-place="${placeCode(place)}"]`) ?? undefined;
