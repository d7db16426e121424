import type { ComponentProps, KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DragIcon } from '../theme/icon.ts';
import { color, radius } from '../theme/token.ts';

interface SortHandleProps extends ComponentProps<'button'> {
  /** Of what it moves. */
  name: string;
  /** Counted from 0, of so many. */
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** What a row is moved by: dragged, or led by arrow keys. */
export function SortHandle({ name, place, count, onMove, ...native }: SortHandleProps) {
  const { formatMessage } = useIntl();

  /** The row may be put elsewhere in the page, which takes the focus from its handle. */
  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const to = placeAfter(event.key, place, count);
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

function placeAfter(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
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
