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

/** What a pointer has gone down on. */
interface Hold {
  key: string;
  pointerId: number;
  from: Point;
}

/** What has gone too far to be a tap with an unsteady finger. */
interface Drag {
  key: string;
  shift: Point;
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
  // Most presses move nothing, and nothing is drawn for them.
  const hold = useRef<Hold>(undefined);
  const wasMoved = useRef(false);

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (hold.current?.pointerId !== event.pointerId) return;
    const { key, from } = hold.current;
    const shift = { x: event.pageX - from.x, y: event.pageY - from.y };
    if (!drag && Math.hypot(shift.x, shift.y) < tap) return;
    if (!drag) onDrag?.();
    wasMoved.current = true;
    setDrag({ key, shift, over: keysAt(event).find((target) => canDrop(key, target)) });
  });
  const release = useEffectEvent(({ pointerId }: globalThis.PointerEvent) => {
    if (hold.current?.pointerId !== pointerId) return;
    letGo();
    if (drag?.over !== undefined) onDrop(drag.key, drag.over);
  });
  const letGo = useEffectEvent(() => {
    hold.current = undefined;
    setDrag(undefined);
  });

  useEffect(() => {
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', letGo);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', letGo);
    };
  }, []);

  const thing = (key: string) => ({
    onPointerDown: ({ button, pointerId, pageX: x, pageY: y }: PointerEvent<HTMLElement>) => {
      wasMoved.current = false;
      if (button === 0) hold.current = { key, pointerId, from: { x, y } };
    },
    /** After a drag, letting go is no press. A press by key has no detail. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (wasMoved.current && event.detail > 0) event.stopPropagation();
    },
    ...(drag?.key === key && shiftedBy(drag.shift)),
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
