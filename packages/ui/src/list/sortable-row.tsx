import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { BottomIcon, DownIcon, DragIcon, TopIcon, UpIcon } from '../theme/icon.ts';
import { color, motion, radius, space } from '../theme/token.ts';

/** Whether a row is dragged, or on which side of it another one would be dropped. */
export type RowMark = 'dragged' | 'before' | 'after';

interface SortableRowProps<Item> {
  item: Item;
  name: string;
  index: number;
  isLast: boolean;
  mark: RowMark | undefined;
  hintId: string;
  handlers: {
    start: (event: PointerEvent<HTMLElement>, index: number) => void;
    follow: (event: PointerEvent<HTMLElement>) => void;
    drop: () => void;
    cancel: () => void;
  };
  onMove: (from: number, to: number) => void;
  getActions: ((item: Item) => readonly MenuItem[]) | undefined;
  renderContent: (item: Item) => ReactNode;
}

function SortableRowOfAny<Item>({
  item,
  name,
  index,
  isLast,
  mark,
  hintId,
  handlers,
  onMove,
  getActions,
  renderContent,
}: SortableRowProps<Item>) {
  const { formatMessage } = useIntl();
  const moveItems = useMoveItems({ index, isLast }, (to) => onMove(index, to));
  return (
    <Row
      data-dragged={mark === 'dragged' || undefined}
      data-drop={mark === 'dragged' ? undefined : mark}
    >
      <SortHandle
        name={name}
        index={index}
        aria-describedby={hintId}
        onMove={(to) => onMove(index, to)}
        onPointerDown={(event) => handlers.start(event, index)}
        onPointerMove={handlers.follow}
        onPointerUp={handlers.drop}
        onPointerCancel={handlers.cancel}
      />
      <Content>{renderContent(item)}</Content>
      <Menu
        label={formatMessage(messages.menu, { name })}
        items={[...moveItems, ...(getActions?.(item) ?? [])]}
      />
    </Row>
  );
}

/** A row of a long list renders again only if it has changed. */
export const SortableRow = memo(SortableRowOfAny) as typeof SortableRowOfAny;

const messages = defineMessages({
  menu: { id: 'ui.sortableList.menu', defaultMessage: 'More actions: {name}' },
});

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
function useMoveItems(
  { index, isLast }: Pick<SortableRowProps<unknown>, 'index' | 'isLast'>,
  onMove: (to: number) => void,
): MenuItem[] {
  const { formatMessage } = useIntl();
  const isFirst = index === 0;
  return [
    { label: moveMessages.up, icon: <UpIcon />, to: index - 1, isDisabled: isFirst },
    { label: moveMessages.down, icon: <DownIcon />, to: index + 1, isDisabled: isLast },
    { label: moveMessages.top, icon: <TopIcon />, to: 0, isDisabled: isFirst },
    { label: moveMessages.bottom, icon: <BottomIcon />, to: theEnd, isDisabled: isLast },
  ].map(({ label, to, ...item }) => ({
    ...item,
    label: formatMessage(label),
    onChoose: () => onMove(to),
  }));
}

/** The list moves the row as far as there are rows. */
const theEnd = Number.POSITIVE_INFINITY;

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
  onMove: (to: number) => void;
}

/** The handle of a row, which is dragged or moved by arrow keys. */
function SortHandle({ name, index, onMove, ...native }: SortHandleProps) {
  const { formatMessage } = useIntl();

  /** Focuses the handle again, since moving the row in the DOM blurs it. */
  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const targets: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: theEnd,
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
