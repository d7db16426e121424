import { type PointerEvent, useEffect, useState } from 'react';

interface Drag {
  from: number;
  to: number;
}

/** So near to the edge of the screen, a drag scrolls the page. */
const edge = 60;
const scrollStep = 12;

/** Dragging rows by a handle, by mouse, pen or finger. A drag that is broken off, by Escape too, moves nothing. */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isDragged = drag !== undefined;

  useEffect(() => {
    if (!isDragged) return;
    const callOff = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(undefined);
    };
    document.addEventListener('keydown', callOff);
    return () => document.removeEventListener('keydown', callOff);
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
      const to = placeAt(currentTarget, clientY);
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

/** The row that a height of the screen belongs to. */
function placeAt(handle: HTMLElement, y: number): number {
  const rows = [...(handle.closest('ol')?.children ?? [])];
  const below = rows.findIndex((row) => row.getBoundingClientRect().bottom > y);
  return below === -1 ? rows.length - 1 : below;
}

function scrollNearEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -scrollStep);
  if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
}
