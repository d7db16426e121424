import {
  color,
  IconButton,
  motion,
  PostHandle,
  radius,
  SkeletonList,
  size,
  space,
  TimeIcon,
} from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { PostDialogMode } from '../post/post-dialog.tsx';
import type { Post } from '../post/post-queries.ts';
import { isMovable, PostStateMark } from '../post/post-state.tsx';

interface DayPostsProps extends Omit<PostRowProps, 'post'> {
  /** Undefined if the month has no posts. */
  day: string | undefined;
  posts: readonly Post[];
  isLoading: boolean;
}

/** The posts of one day. Those that can be moved have a handle to drag them onto the calendar. */
export function DayPosts({ day, posts, isLoading, ...row }: DayPostsProps) {
  const { formatMessage, formatDate } = useIntl();
  if (day === undefined && isLoading) return <SkeletonList shape="row" count={3} />;
  return (
    <Day>
      <div>
        {day !== undefined && <Title>{formatDate(day, dayFormat)}</Title>}
        <Count role="status">
          {day === undefined
            ? formatMessage(messages.emptyMonth)
            : formatMessage(messages.count, { count: posts.length })}
        </Count>
      </div>
      <Rows aria-busy={isLoading}>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} {...row} />
        ))}
      </Rows>
    </Day>
  );
}

interface PostRowProps {
  post: Post;
  timeZone: string;
  canMove: boolean;
  onOpen: (id: string, mode: PostDialogMode) => void;
}

function PostRow({ post, timeZone, canMove, onOpen }: PostRowProps) {
  const { formatMessage, formatTime } = useIntl();
  const { id, word, status, scheduledAt } = post;
  const hasMove = canMove && isMovable(status);
  return (
    <Row>
      {hasMove ? <PostHandle post={id} /> : <NoHandle />}
      <Opener type="button" onClick={() => onOpen(id, 'view')}>
        <Time>{formatTime(scheduledAt, { timeZone })}</Time>
        <Word lang={word.langCode} dir="auto">
          {word.text}
        </Word>
        <PostStateMark state={status} />
      </Opener>
      {hasMove && (
        <IconButton
          label={formatMessage(messages.changeTime, { word: word.text })}
          icon={<TimeIcon />}
          onClick={() => onOpen(id, 'time')}
        />
      )}
    </Row>
  );
}

const dayFormat = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

const messages = defineMessages<{
  count: { count: number };
  emptyMonth: NoMessageValues;
  changeTime: { word: string };
}>({
  count: {
    id: 'dayPosts.count',
    defaultMessage: '{count, plural, =0 {No posts on this day} one {# post} other {# posts}}',
  },
  emptyMonth: { id: 'dayPosts.emptyMonth', defaultMessage: 'No posts in this month' },
  changeTime: { id: 'dayPosts.changeTime', defaultMessage: 'Change time: {word}' },
});

const Day = styled.section`
  display: grid;
  gap: ${space.s3};
  min-width: 0;
`;

const Title = styled.h2`
  font-size: ${size.lead};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Rows = styled.ol`
  display: grid;
  gap: ${space.s2};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &:has([data-dragged]) {
    border-color: ${color.accent};
  }
`;

const NoHandle = styled.span`
  flex: none;
  width: ${space.s4};
`;

const Opener = styled.button`
  flex: 1;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: 0 ${space.s3};
  min-width: 0;
  padding: ${space.s2} ${space.s2} ${space.s2} 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.accent};
  }

  > :last-child {
    grid-column: 2;
  }
`;

const Time = styled.span`
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-variant-numeric: tabular-nums;
`;

const Word = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
