import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Notice, size, space } from '@wordhoard/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { type Campaign, type Post, postsQuery } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';
import { PostRow } from './day-posts.tsx';

const maxShown = 5;

interface OpenProblemsProps {
  campaign: Campaign;
  onOpen: (postId: string) => void;
}

/** The posts that wait for a decision of an admin, wherever they are in the calendar. */
export function OpenProblems({ campaign, onOpen }: OpenProblemsProps) {
  const { formatMessage, formatDate } = useIntl();
  const titleId = useId();
  const posts = [...useProblems(campaign, 'unknown'), ...useProblems(campaign, 'failed')];
  if (posts.length === 0) return null;
  const { timeZone } = campaign.schedule;
  const hidden = posts.length - maxShown;
  return (
    <Problems tone="bad" role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{formatMessage(messages.title, { count: posts.length })}</h2>
      <ol>
        {posts.slice(0, maxShown).map((post) => (
          <PostRow
            key={post.id}
            post={post}
            time={formatDate(post.scheduledAt, { ...timeFormat, timeZone })}
            canMove={false}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <a href={paths.campaignResults(campaign.id)}>
          {formatMessage(messages.more, { count: hidden })}
        </a>
      )}
    </Problems>
  );
}

/** The posts in a state. When their number changes, they are fetched again. */
function useProblems(
  { id: campaignId, isRunning, posts: counts }: Campaign,
  status: 'unknown' | 'failed',
): readonly Post[] {
  const count = counts[status];
  const { queryKey, ...options } = postsQuery(useApi(), { campaignId, status }, isRunning);
  const { data = [] } = useQuery({
    ...options,
    queryKey: [...queryKey, count],
    enabled: count > 0,
    placeholderData: keepPreviousData,
  });
  return count > 0 ? data : [];
}

const messages = defineMessages({
  title: {
    id: 'openProblems.title',
    defaultMessage:
      '{count, plural, one {# post needs your decision} other {# posts need your decision}}',
  },
  more: {
    id: 'openProblems.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  },
});

const Problems = styled(Notice)`
  max-width: 44rem;
  margin-block-end: ${space.s6};

  h2 {
    font-size: ${size.lead};
  }
`;
