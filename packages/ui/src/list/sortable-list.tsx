import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { BottomIcon, DownIcon, DragIcon, TopIcon, UpIcon } from '../theme/icon.ts';
import { color, motion, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

interface SortableListProps<Item extends SortableItem>
  extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly Item[];
  onMove: (item: Item, index: number) => void;
  /** Further menu items, after those that move the item. */
  getActions?: (item: Item) => readonly MenuItem[];
  children: (item: Item) => ReactNode;
}

export interface SortableItem {
  id: string;
  /** Announced when the item moves. */
  name: string;
}

/** A list to reorder by menu, by arrow keys on the handle of an item, or by dragging the handle. */
export function SortableList<Item extends SortableItem>({
  items,
  onMove,
  getActions,
  children,
  ...native
}: SortableListProps<Item>) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const [movedId, setMovedId] = useState<string>();
  const movedIndex = items.findIndex(({ id }) => id === movedId);
  const drag = useRowDrag(move);
  const moveItems = useMoveItems(items.length, move);

  function move(from: number, to: number): void {
    const item = items[from];
    const target = Math.min(Math.max(to, 0), items.length - 1);
    if (item === undefined || target === from) return;
    setMovedId(item.id);
    onMove(item, target);
  }

  return (
    <>
      <Rows {...native}>
        {items.map((item, index) => (
          <Row key={item.id} {...drag.row(index)}>
            <SortHandle
              name={item.name}
              index={index}
              count={items.length}
              aria-describedby={hintId}
              onMove={(to) => move(index, to)}
              {...drag.handle(index)}
            />
            <Content>{children(item)}</Content>
            <Menu
              label={formatMessage(messages.menu, { name: item.name })}
              items={[...moveItems(index), ...(getActions?.(item) ?? [])]}
            />
          </Row>
        ))}
      </Rows>
      <VisuallyHidden id={hintId} hidden>
        {formatMessage(messages.hint)}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {movedIndex >= 0 &&
          formatMessage(messages.moved, {
            name: items[movedIndex]?.name ?? '',
            position: movedIndex + 1,
            count: items.length,
          })}
      </VisuallyHidden>
    </>
  );
}

const messages = defineMessages({
  menu: { id: 'ui.sortableList.menu', defaultMessage: 'More actions: {name}' },
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

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-height: 3.5rem;
  border-block-end: 1px solid ${color.hairline};
  transition: background-color ${motion.quick};
  content-visibility: auto;
  contain-intrinsic-size: auto 3.5rem;

  &[data-dragged] {
    background: ${color.accentSoft};
  }

  &[data-drop='before'] {
    box-shadow: inset 0 3px ${color.accent};
  }

  &[data-drop='after'] {
    box-shadow: inset 0 -3px ${color.accent};
  }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Menu items that move a row up, down, to the top or to the bottom. */
function useMoveItems(count: number, onMove: (from: number, to: number) => void) {
  const { formatMessage } = useIntl();
  const last = count - 1;
  return (index: number): MenuItem[] =>
    [
      { label: formatMessage(moveMessages.up), icon: <UpIcon />, to: index - 1 },
      { label: formatMessage(moveMessages.down), icon: <DownIcon />, to: index + 1 },
      { label: formatMessage(moveMessages.top), icon: <TopIcon />, to: 0 },
      { label: formatMessage(moveMessages.bottom), icon: <BottomIcon />, to: last },
    ].map(({ to, ...item }) => ({
      ...item,
      isDisabled: to < 0 || to > last || to === index,
      onChoose: () => onMove(index, to),
    }));
}

const moveMessages = defineMessages({
  up: { id: 'ui.sortableList.up', defaultMessage: 'Move up' },
  down: { id: 'ui.sortableList.down', defaultMessage: 'Move down' },
  top: { id: 'ui.sortableList.top', defaultMessage: 'Move to the top' },
  bottom: { id: 'ui.sortableList.bottom', defaultMessage: 'Move to the bottom' },
});

interface SortHandleProps extends ComponentProps<'button'> {
  /** The name of the row. */
  name: string;
  index: number;
  /** The number of rows. */
  count: number;
  onMove: (to: number) => void;
}

/** The handle of a row, which is dragged or moved by arrow keys. */
function SortHandle({ name, index, count, onMove, ...native }: SortHandleProps) {
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
      label={formatMessage(handleMessages.handle, { name })}
      icon={<DragIcon />}
      onKeyDown={moveByKey}
      {...native}
    />
  );
}

const handleMessages = defineMessages({
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
