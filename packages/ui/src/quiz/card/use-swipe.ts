import { type PointerEvent, useState } from 'react';

interface SwipeHandlers {
  onTap: () => void;
  onSwipe: (direction: 'left' | 'right') => void;
}

/** In pixels. A shorter movement is a tap; one between the two distances does nothing. */
const maxTapDistance = 8;
const minSwipeDistance = 90;

/** Horizontal dragging by touch, pen or mouse. `shift` is the current distance in pixels. */
export function useSwipe({ onTap, onSwipe }: SwipeHandlers) {
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
      if (Math.abs(shift) < maxTapDistance) onTap();
      else if (Math.abs(shift) > minSwipeDistance) onSwipe(shift < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => setDrag(undefined),
  };
  return { shift: drag?.shift ?? 0, handlers };
}
