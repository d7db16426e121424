import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MenuItem } from '../action/menu.tsx';
import { color } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { type RowMark, SortableRow } from './sortable-row.tsx';
import { useStableCall } from './use-stable-call.ts';

export interface SortableListProps<Item extends SortableItem>
  extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly Item[];
  /** Announced when an item moves. */
  getName: (item: Item) => string;
  onMove: (item: Item, index: number) => void;
  /** Further menu items, after those that move the item. */
  getActions?: (item: Item) => readonly MenuItem[];
  /** Like `getName` and `getActions`, the same function in each render: then only rows of changed items render again. */
  children: (item: Item) => ReactNode;
}

interface SortableItem {
  id: string;
}

/** A list to reorder by menu, by arrow keys on the handle of an item, or by dragging the handle. */
export function SortableList<Item extends SortableItem>({
  items,
  getName,
  onMove,
  getActions,
  children,
  ...native
}: SortableListProps<Item>) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const [movedId, setMovedId] = useState<string>();
  const movedIndex = items.findIndex(({ id }) => id === movedId);
  const moved = items[movedIndex];
  const move = useStableCall((from: number, to: number) => {
    const item = items[from];
    const target = Math.min(Math.max(to, 0), items.length - 1);
    if (item === undefined || target === from) return;
    setMovedId(item.id);
    onMove(item, target);
  });
  const { getMark, handlers } = useRowDrag(move);
  return (
    <>
      <Rows {...native}>
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            item={item}
            name={getName(item)}
            index={index}
            isLast={index === items.length - 1}
            mark={getMark(index)}
            hintId={hintId}
            handlers={handlers}
            onMove={move}
            getActions={getActions}
            renderContent={children}
          />
        ))}
      </Rows>
      <VisuallyHidden id={hintId} hidden>
        {formatMessage(messages.hint)}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {moved !== undefined &&
          formatMessage(messages.moved, {
            name: getName(moved),
            position: movedIndex + 1,
            count: items.length,
          })}
      </VisuallyHidden>
    </>
  );
}

const messages = defineMessages({
  hint: {
    id: 'ui.sortableList.hint',
    defaultMessage:
      'Move it with the arrow keys, or to the ends with Home and End. You can also drag it.',
  },
  moved: {
    id: 'ui.sortableList.moved',
    defaultMessage: '{name}: {position, number} of {count, number}',
  },
});

const Rows = styled.ol`
  border-block-start: 1px solid ${color.hairline};
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
function useRowDrag(onDrop: (from: number, to: number) => void) {
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

  const start = useStableCall((event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: index, to: index });
  });
  const follow = useStableCall(({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (drag === undefined) return;
    scrollNearEdge(clientY);
    const to = findRowIndex(currentTarget, clientY);
    if (to !== drag.to) setDrag({ ...drag, to });
  });
  const drop = useStableCall(() => {
    if (drag !== undefined && drag.to !== drag.from) onDrop(drag.from, drag.to);
    setDrag(undefined);
  });
  const handlers = useMemo(
    () => ({ start, follow, drop, cancel: () => setDrag(undefined) }),
    [start, follow, drop],
  );

  const getMark = (index: number): RowMark | undefined => {
    if (drag?.from === index) return 'dragged';
    return drag?.to === index ? chooseDropSide(drag) : undefined;
  };

  return { getMark, handlers };
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
