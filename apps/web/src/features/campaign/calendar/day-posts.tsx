import { defineMessages } from '@wordhoard/i18n/messages';
import {
  color,
  IconButton,
  motion,
  Note,
  PostHandle,
  radius,
  SkeletonList,
  Stack,
  size,
  space,
  TimeIcon,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { PostDialogMode } from '../post/post-dialog.tsx';
import { isMovable, PostStateMark } from '../post/post-state.tsx';
import type { Post } from '../queries.ts';

interface DayPostsProps {
  /** Undefined if the month has no posts. */
  day: string | undefined;
  posts: readonly Post[];
  isLoading: boolean;
  timeZone: string;
  canMove: boolean;
  onOpen: (id: string, mode?: PostDialogMode) => void;
}

/** The posts of one day. Those that can be moved have a handle to drag them onto the calendar. */
export function DayPosts({ day, posts, isLoading, timeZone, canMove, onOpen }: DayPostsProps) {
  const { formatMessage, formatDate, formatTime } = useIntl();
  if (day === undefined && isLoading) return <SkeletonList shape="row" count={3} />;
  return (
    <Stack as="section" $gap="s3">
      <div>
        {day !== undefined && <Title>{formatDate(day, dayFormat)}</Title>}
        <Note role="status">
          {day === undefined
            ? formatMessage(messages.emptyMonth)
            : formatMessage(messages.count, { count: posts.length })}
        </Note>
      </div>
      <PostRows aria-busy={isLoading}>
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            time={formatTime(post.scheduledAt, { timeZone })}
            canMove={canMove && isMovable(post.status)}
            onOpen={onOpen}
          />
        ))}
      </PostRows>
    </Stack>
  );
}

interface PostRowProps extends Pick<DayPostsProps, 'canMove' | 'onOpen'> {
  post: Post;
  time: string;
}

/** A post in one line, which opens it. */
export function PostRow({ post: { id, word, status }, time, canMove, onOpen }: PostRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      {canMove ? <PostHandle post={id} /> : <NoHandle />}
      <Opener type="button" onClick={() => onOpen(id)}>
        <Time>{time}</Time>
        <Word lang={word.langCode} dir="auto">
          {word.text}
        </Word>
        <PostStateMark state={status} />
      </Opener>
      {canMove && (
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

const messages = defineMessages({
  count: {
    id: 'dayPosts.count',
    defaultMessage: '{count, plural, =0 {No posts on this day} one {# post} other {# posts}}',
  },
  emptyMonth: { id: 'dayPosts.emptyMonth', defaultMessage: 'No posts in this month' },
  changeTime: { id: 'dayPosts.changeTime', defaultMessage: 'Change time: {word}' },
});

const Title = styled.h2`
  font-size: ${size.lead};

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const PostRows = styled.ol`
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
