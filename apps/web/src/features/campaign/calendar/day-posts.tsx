import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  IconButton,
  LineItem,
  Note,
  PostHandle,
  SkeletonList,
  Stack,
  size,
  space,
  TimeIcon,
  WrittenWord,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { toWordText } from '../../word/word-text.ts';
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
      <ol aria-busy={isLoading}>
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            time={formatTime(post.scheduledAt, { timeZone })}
            canMove={canMove && isMovable(post.status)}
            onOpen={onOpen}
          />
        ))}
      </ol>
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
    <LineItem>
      {canMove && <PostHandle post={id} />}
      <Opener variant="quiet" onClick={() => onOpen(id)}>
        <Note as="span">{time}</Note>
        <WrittenWord word={toWordText(word)} />
        <PostStateMark state={status} />
      </Opener>
      {canMove && (
        <IconButton
          label={formatMessage(messages.changeTime, { word: word.text })}
          icon={<TimeIcon />}
          onClick={() => onOpen(id, 'time')}
        />
      )}
    </LineItem>
  );
}

const dayFormat = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

const messages = defineMessages({
  count: {
    id: 'dayPosts.count',
    defaultMessage: '{count, plural, =0 {No posts on this day} one {# post} other {# posts}}',
  },
  emptyMonth: { id: 'dayPosts.emptyMonth', defaultMessage: 'No posts this month' },
  changeTime: { id: 'dayPosts.changeTime', defaultMessage: 'Change time: {word}' },
});

const Title = styled.h2`
  font-size: ${size.lead};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Opener = styled(Button)`
  flex: 1;
  flex-wrap: wrap;
  justify-content: start;
  padding-inline: ${space.s2};
  overflow-wrap: anywhere;
`;
