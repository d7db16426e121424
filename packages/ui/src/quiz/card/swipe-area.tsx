import { type PointerEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../theme/token.ts';

interface SwipeAreaProps {
  onTap?: (() => void) | undefined;
  onSwipe: (direction: 'left' | 'right') => void;
  /** Whether the card is outlined as known or not known while it is dragged. */
  isJudged?: boolean;
  children: ReactNode;
}

/** The place of a card that is swiped. */
export function SwipeArea({ onTap, onSwipe, isJudged = false, children }: SwipeAreaProps) {
  const { shift, handlers } = useSwipe({ onTap, onSwipe });
  return (
    <Area>
      <Draggable
        {...handlers}
        style={shift === 0 ? undefined : { translate: `${shift}px`, rotate: `${shift / 24}deg` }}
        data-tilt={isJudged ? toTilt(shift) : undefined}
        data-tappable={onTap !== undefined || undefined}
      >
        {children}
      </Draggable>
    </Area>
  );
}

/** In pixels. The card shows its direction before it is far enough to count as a swipe. */
const minTiltDistance = 40;

function toTilt(shift: number): 'known' | 'unknown' | undefined {
  if (Math.abs(shift) < minTiltDistance) return undefined;
  return shift > 0 ? 'known' : 'unknown';
}

/** In pixels. A shorter movement is a tap; one between the two distances does nothing. */
const maxTapDistance = 8;
const minSwipeDistance = 90;

/** Horizontal dragging by touch, pen or mouse. `shift` is the current distance in pixels. */
function useSwipe({ onTap, onSwipe }: Pick<SwipeAreaProps, 'onTap' | 'onSwipe'>) {
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
      if (Math.abs(shift) < maxTapDistance) onTap?.();
      else if (Math.abs(shift) > minSwipeDistance) onSwipe(shift < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => setDrag(undefined),
  };
  return { shift: drag?.shift ?? 0, handlers };
}

/* A card dragged off the screen must not widen the page. */
const Area = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  margin-inline: calc(-1 * ${space.s4});
  padding-block: var(--far);
  overflow-x: clip;
`;

/* Horizontal panning drags the card, vertical panning scrolls the page. */
const Draggable = styled.div`
  touch-action: pan-y;
  cursor: grab;
  user-select: none;

  &[data-tappable] {
    cursor: pointer;
  }

  &[data-tilt='known'] {
    --tilt: ${color.known};
  }

  &[data-tilt='unknown'] {
    --tilt: ${color.wrong};
  }
`;
