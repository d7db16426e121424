import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isInRange } from '../calendar/calendar-day.ts';
import { MonthCalendar, type MonthCalendarProps } from '../calendar/month-calendar.tsx';
import { DragArea } from '../drag/drag-area.tsx';
import { color } from '../theme/token.ts';
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
