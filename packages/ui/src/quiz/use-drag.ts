import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

interface DragRules {
  /** Whether what is dragged may be dropped there. */
  canDrop: (dragged: string, target: string) => boolean;
  onDrag?: () => void;
  onDrop: (dragged: string, target: string) => void;
}

export type Dragging = ReturnType<typeof useDrag>;

interface Drag {
  key: string;
  pointerId: number;
  from: Point;
  shift: Point;
  /** Whether it has gone too far to be a tap with an unsteady finger. */
  isMoving: boolean;
  over: string | undefined;
}

interface Point {
  x: number;
  y: number;
}

/** Pixels: less is a tap. */
const tap = 8;

/**
 * Dragging things onto one another by mouse, pen or finger, besides all that a press does. Things
 * and targets go by keys; a drag that ends elsewhere changes nothing.
 */
export function useDrag({ canDrop, onDrag, onDrop }: DragRules) {
  const [drag, setDrag] = useState<Drag>();
  const wasMoved = useRef(false);

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return;
    const shift = { x: event.pageX - drag.from.x, y: event.pageY - drag.from.y };
    if (!drag.isMoving && Math.hypot(shift.x, shift.y) < tap) return;
    if (!drag.isMoving) onDrag?.();
    wasMoved.current = true;
    const over = keysAt(event).find((target) => canDrop(drag.key, target));
    setDrag({ ...drag, shift, over, isMoving: true });
  });
  const release = useEffectEvent((event: globalThis.PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return;
    setDrag(undefined);
    if (drag.over !== undefined) onDrop(drag.key, drag.over);
  });
  const cancel = useEffectEvent(() => setDrag(undefined));

  const isHeld = drag !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', cancel);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', cancel);
    };
  }, [isHeld]);

  const thing = (key: string) => ({
    onPointerDown: ({ button, pointerId, pageX: x, pageY: y }: PointerEvent<HTMLElement>) => {
      wasMoved.current = false;
      if (button !== 0) return;
      setDrag({
        key,
        pointerId,
        from: { x, y },
        shift: { x: 0, y: 0 },
        isMoving: false,
        over: undefined,
      });
    },
    /** After a drag, letting go is no press. A press by key has no detail. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (wasMoved.current && event.detail > 0) event.stopPropagation();
    },
    ...(drag?.isMoving && drag.key === key && shiftedBy(drag.shift)),
  });
  const target = (key: string) => ({
    'data-drop': key,
    'data-over': drag?.over === key || undefined,
  });
  return { thing, target };
}

function shiftedBy({ x, y }: Point) {
  return { 'data-dragged': true, style: { translate: `${x}px ${y}px` } };
}

/** Of all targets below a point of the screen, the topmost first. */
function keysAt({ clientX, clientY }: globalThis.PointerEvent): string[] {
  return document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => (element instanceof HTMLElement ? (element.dataset['drop'] ?? []) : []));
}
