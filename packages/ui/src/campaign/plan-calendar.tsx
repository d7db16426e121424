import { useDroppable } from '@dnd-kit/core';
import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isInRange } from '../calendar/calendar-day.ts';
import { MonthCalendar, type MonthCalendarProps } from '../calendar/month-calendar.tsx';
import { DragArea, draggableStyle, useDragItem } from '../drag/drag-area.tsx';
import { DragIcon } from '../theme/icon.ts';
import { color, radius } from '../theme/token.ts';
import { describePosts, type PostCounts, PostMarks } from './post-marks.tsx';

export interface PlanCalendarProps
  extends Omit<MonthCalendarProps, 'size' | 'renderDay' | 'describeDay'> {
  postsOn: (day: string) => PostCounts;
  /** The first day that posts can be moved to; earlier ones can still be chosen. */
  firstDropDay?: string | undefined;
  /** Called when a post is dropped on a day within `min` and `max`. */
  onMove: (post: string, day: string) => void;
  /** The posts, each with a `PostHandle`. */
  children?: ReactNode;
}

/** A month with the number of posts of each day. A post is planned for a day by dragging it there. */
export function PlanCalendar({
  postsOn,
  firstDropDay,
  onMove,
  children,
  ...calendar
}: PlanCalendarProps) {
  const intl = useIntl();
  const canDrop = (_post: string, day: string) =>
    isInRange(day, calendar) && isInRange(day, { min: firstDropDay });
  return (
    <DragArea canDrop={canDrop} onDrop={onMove}>
      <MonthCalendar
        {...calendar}
        size="large"
        describeDay={(day) => describePosts(intl, postsOn(day))}
        renderDay={(day) => (
          <>
            <DropZone day={day} />
            <PostMarks counts={postsOn(day)} />
          </>
        )}
      />
      {children}
    </DragArea>
  );
}

/** Covers the whole day. */
function DropZone({ day }: { day: string }) {
  const { isOver, setNodeRef } = useDroppable({ id: day });
  return <Zone ref={setNodeRef} data-drop={day} data-over={isOver || undefined} />;
}

/* An outline is visible in forced-colors mode, too. */
const Zone = styled.span`
  position: absolute;
  inset: 0;

  &[data-over] {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }
`;

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
