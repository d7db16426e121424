import type { ComponentProps, KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DragIcon } from '../theme/icon.ts';
import { color, radius } from '../theme/token.ts';

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
    const to = indexAfterKey(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    onMove(to);
    requestAnimationFrame(() => handle.focus());
  }

  return (
    <Handle
      type="button"
      aria-label={formatMessage(messages.handle, { name })}
      onKeyDown={moveByKey}
      {...native}
    >
      <DragIcon />
    </Handle>
  );
}

function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const indexes: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  return indexes[key];
}

const messages = defineMessages<{ handle: { name: string } }>({
  handle: { id: 'ui.sortableList.handle', defaultMessage: 'Move {name}' },
});

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
