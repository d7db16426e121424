import { type PointerEvent, useEffect, useState } from 'react';

interface Drag {
  from: number;
  to: number;
}

/** In pixels. Dragging this close to the edge of the screen scrolls the page. */
const scrollZone = 60;
const scrollStep = 12;

/**
 * Dragging rows by mouse, pen or touch; Escape cancels. Written by hand since @dnd-kit is too slow for
 * lists of 1,000 rows: it measures and renders every row for each move of the pointer.
 */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isDragged = drag !== undefined;

  useEffect(() => {
    if (!isDragged) return;
    const cancelOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(undefined);
    };
    document.addEventListener('keydown', cancelOnEscape);
    return () => document.removeEventListener('keydown', cancelOnEscape);
  }, [isDragged]);

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      if (drag === undefined) return;
      scrollNearEdge(clientY);
      const to = rowIndexAt(currentTarget, clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp: () => {
      if (drag !== undefined && drag.to !== drag.from) onDrop(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  const row = (index: number) => ({
    'data-dragged': drag?.from === index || undefined,
    'data-drop': drag?.to === index ? dropSide(drag) : undefined,
  });

  return { handle, row };
}

function dropSide({ from, to }: Drag): 'before' | 'after' | undefined {
  if (from === to) return undefined;
  return to < from ? 'before' : 'after';
}

/** The index of the row at a vertical position of the viewport. */
function rowIndexAt(handle: HTMLElement, y: number): number {
  const rows = [...(handle.closest('ol')?.children ?? [])];
  const below = rows.findIndex((row) => row.getBoundingClientRect().bottom > y);
  return below === -1 ? rows.length - 1 : below;
}

function scrollNearEdge(y: number): void {
  if (y < scrollZone) window.scrollBy(0, -scrollStep);
  if (y > window.innerHeight - scrollZone) window.scrollBy(0, scrollStep);
}
