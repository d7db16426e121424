import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { draggableStyle, useDragItem } from '../drag/drag-area.tsx';
import { DragIcon } from '../theme/icon.ts';
import { color, radius } from '../theme/token.ts';

interface PostHandleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The id of the post, which `onMove` of the `PlanCalendar` gets. */
  post: string;
}

/**
 * Drags a post onto a day of the `PlanCalendar` around it. Only this small handle follows the pointer, so
 * that it hides no day. It has no keys: show a button beside it that changes the time of the post.
 */
export function PostHandle({ post, ...native }: PostHandleProps) {
  const { formatMessage } = useIntl();
  const drag = useDragItem({ id: post, canDrag: true, canReceive: false });
  return (
    <Place {...native} aria-hidden="true">
      <Handle title={formatMessage(messages.hint)} {...drag.props}>
        <DragIcon />
      </Handle>
    </Place>
  );
}

const messages = defineMessages({
  hint: { id: 'ui.postHandle.hint', defaultMessage: 'Drag onto a day' },
});

const Place = styled.span`
  flex: none;
  display: inline-block;
  width: 2.75rem;
  height: 2.75rem;
`;

const Handle = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: ${radius.full};
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;
  ${draggableStyle}

  &:hover {
    color: ${color.text};
  }

  &[data-dragged] {
    border: 2px solid ${color.accent};
    background: ${color.surfaceRaised};
    color: ${color.accent};
  }
`;
