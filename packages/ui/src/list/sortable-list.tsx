import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { BottomIcon, DownIcon, TopIcon, UpIcon } from '../theme/icon.ts';
import { color, motion, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { SortHandle, useRowDrag } from './sort-handle.tsx';

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
