import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { BottomIcon, DownIcon, DragIcon, TopIcon, UpIcon } from '../theme/icon.ts';
import { color, motion, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { useRowDrag } from './use-row-drag.ts';

export interface SortableListProps<Item extends SortableItem>
  extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly Item[];
  /** Counted from 0. */
  onMove: (item: Item, place: number) => void;
  /** What else can be done with one, in its menu after the moves. */
  actionsOf?: (item: Item) => readonly MenuItem[];
  children: (item: Item) => ReactNode;
}

export interface SortableItem {
  id: string;
  /** Read out when it moves. */
  name: string;
}

/** Rows in an order of one's own: by menu, by arrow keys on the handle, by dragging it. */
export function SortableList<Item extends SortableItem>({
  items,
  onMove,
  actionsOf,
  children,
  ...native
}: SortableListProps<Item>) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const [moved, setMoved] = useState<string>();
  const place = items.findIndex(({ id }) => id === moved);
  const drag = useRowDrag((from, to) => move(from, to));

  function move(from: number, to: number): void {
    const item = items[from];
    const target = Math.min(Math.max(to, 0), items.length - 1);
    if (item === undefined || target === from) return;
    setMoved(item.id);
    onMove(item, target);
  }

  const placesFrom = (index: number): MenuItem[] => {
    const last = items.length - 1;
    return [
      { label: formatMessage(messages.up), icon: <UpIcon />, to: index - 1 },
      { label: formatMessage(messages.down), icon: <DownIcon />, to: index + 1 },
      { label: formatMessage(messages.top), icon: <TopIcon />, to: index === 0 ? -1 : 0 },
      {
        label: formatMessage(messages.bottom),
        icon: <BottomIcon />,
        to: index === last ? -1 : last,
      },
    ].map(({ to, ...item }) => ({
      ...item,
      isDisabled: to < 0 || to > last,
      onChoose: () => move(index, to),
    }));
  };

  return (
    <>
      <Rows {...native}>
        {items.map((item, index) => (
          <Row key={item.id} {...drag.row(index)}>
            <Handle
              type="button"
              aria-label={formatMessage(messages.handle, { name: item.name })}
              aria-describedby={hintId}
              onKeyDown={(event) => moveByKey(event, (to) => move(index, to), index, items.length)}
              {...drag.handle(index)}
            >
              <DragIcon />
            </Handle>
            <Content>{children(item)}</Content>
            <Menu
              label={formatMessage(messages.menu, { name: item.name })}
              items={[...placesFrom(index), ...(actionsOf?.(item) ?? [])]}
            />
          </Row>
        ))}
      </Rows>
      <VisuallyHidden id={hintId} hidden>
        {formatMessage(messages.hint)}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {place >= 0 &&
          formatMessage(messages.moved, {
            name: items[place]?.name ?? '',
            place: place + 1,
            count: items.length,
          })}
      </VisuallyHidden>
    </>
  );
}

/** The row may be put elsewhere in the page, which takes the focus from its handle. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  move: (to: number) => void,
  index: number,
  count: number,
): void {
  const places: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const to = places[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const handle = event.currentTarget;
  move(to);
  requestAnimationFrame(() => handle.focus());
}

const messages = defineMessages<{
  handle: { name: string };
  menu: { name: string };
  hint: NoMessageValues;
  up: NoMessageValues;
  down: NoMessageValues;
  top: NoMessageValues;
  bottom: NoMessageValues;
  moved: { name: string; place: number; count: number };
}>({
  handle: { id: 'ui.sortableList.handle', defaultMessage: 'Move {name}' },
  menu: { id: 'ui.sortableList.menu', defaultMessage: 'More about {name}' },
  hint: {
    id: 'ui.sortableList.hint',
    defaultMessage: 'Arrow keys move it, Home and End to the ends. It can be dragged too.',
  },
  up: { id: 'ui.sortableList.up', defaultMessage: 'Move up' },
  down: { id: 'ui.sortableList.down', defaultMessage: 'Move down' },
  top: { id: 'ui.sortableList.top', defaultMessage: 'Move to the top' },
  bottom: { id: 'ui.sortableList.bottom', defaultMessage: 'Move to the bottom' },
  moved: {
    id: 'ui.sortableList.moved',
    defaultMessage: '{name}: {place, number} of {count, number}',
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

const Handle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;

  &:hover {
    color: ${color.text};
  }

  [data-dragged] & {
    cursor: grabbing;
  }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;
