import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { DragIcon } from '../theme/icon.ts';
import { radius } from '../theme/token.ts';

interface SortHandleProps extends ComponentProps<'button'> {
  /** The name of the row. */
  name: string;
  index: number;
  /** The number of rows. */
  count: number;
  onMove: (to: number) => void;
}

/** The handle of a row, which is dragged or moved by arrow keys. */
export function SortHandle({ name, index, count, onMove, ...native }: SortHandleProps) {
  const { formatMessage } = useIntl();

  /** Focuses the handle again, since moving the row in the DOM blurs it. */
  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const targets: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: count - 1,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    onMove(to);
    requestAnimationFrame(() => handle.focus());
  }

  return (
    <Handle
      label={formatMessage(messages.handle, { name })}
      icon={<DragIcon />}
      onKeyDown={moveByKey}
      {...native}
    />
  );
}

const messages = defineMessages({
  handle: { id: 'ui.sortableList.handle', defaultMessage: 'Move {name}' },
});

const Handle = styled(IconButton)`
  width: 2rem;
  height: 2.75rem;
  border-radius: ${radius.small};
  cursor: grab;
  touch-action: none;

  [data-dragged] & {
    cursor: grabbing;
  }
`;

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
    const cancelOnEscape = ({ key }: { key: string }) => {
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
      const to = findRowIndex(currentTarget, clientY);
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
    'data-drop': drag?.to === index ? chooseDropSide(drag) : undefined,
  });

  return { handle, row };
}

function chooseDropSide({ from, to }: Drag): 'before' | 'after' | undefined {
  if (from === to) return undefined;
  return to < from ? 'before' : 'after';
}

/** The index of the row at a vertical position of the viewport. */
function findRowIndex(handle: HTMLElement, y: number): number {
  const rows = [...(handle.closest('ol')?.children ?? [])];
  const below = rows.findIndex((row) => row.getBoundingClientRect().bottom > y);
  return below === -1 ? rows.length - 1 : below;
}

function scrollNearEdge(y: number): void {
  if (y < scrollZone) window.scrollBy(0, -scrollStep);
  if (y > window.innerHeight - scrollZone) window.scrollBy(0, scrollStep);
}
