import { type PointerEvent, useState } from 'react';

export interface Swipe {
  onTap: () => void;
  /** To the left or the right, as far as that does something. */
  onSwipe: (side: 'left' | 'right') => void;
}

/** Pixels: less is a tap with an unsteady finger. */
const tap = 8;
/** Less is a change of mind. */
const swipe = 90;

/** Dragging a thing sideways, by finger, pen or mouse. `shift` is how far it is dragged, in pixels. */
export function useSwipe({ onTap, onSwipe }: Swipe) {
  const [drag, setDrag] = useState<{ from: number; shift: number }>();

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button');
      if (event.button !== 0 || isOnButton) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: event.clientX, shift: 0 });
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, shift: clientX - drag.from });
    },
    onPointerUp: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (drag === undefined) return;
      const shift = clientX - drag.from;
      setDrag(undefined);
      if (Math.abs(shift) < tap) onTap();
      else if (Math.abs(shift) > swipe) onSwipe(shift < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => setDrag(undefined),
  };
  return { shift: drag?.shift ?? 0, handlers };
}
