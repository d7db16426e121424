import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { color, radius, size, space } from '@wordhoard/ui';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { PostOpener } from '../post/post-opener.tsx';
import { type Post, postsQuery } from '../post/post-queries.ts';
import { PostStateMark } from '../post/post-state.tsx';
import type { Campaign } from '../record/queries.ts';

const maxShown = 5;

interface OpenProblemsProps {
  campaign: Campaign;
  onOpen: (postId: string) => void;
}

/** The posts that wait for a decision of an admin, wherever they are in the calendar. */
export function OpenProblems({ campaign, onOpen }: OpenProblemsProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const posts = useProblems(campaign);
  if (posts.length === 0) return null;
  const hidden = posts.length - maxShown;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>{formatMessage(messages.title, { count: posts.length })}</h2>
      <ul>
        {posts.slice(0, maxShown).map((post) => (
          <Problem key={post.id} post={post} campaign={campaign} onOpen={onOpen} />
        ))}
      </ul>
      {hidden > 0 && (
        <a href={paths.campaignResults(campaign.id)}>
          {formatMessage(messages.more, { count: hidden })}
        </a>
      )}
    </Section>
  );
}

function useProblems({ posts, ...campaign }: Campaign): readonly Post[] {
  const unknown = useProblemsOf(campaign, 'unknown', posts.unknown);
  const failed = useProblemsOf(campaign, 'failed', posts.failed);
  return [...unknown, ...failed];
}

/** @param count - how many there are; when it changes, they are fetched again */
function useProblemsOf(
  { id: campaignId, isRunning }: Pick<Campaign, 'id' | 'isRunning'>,
  status: 'unknown' | 'failed',
  count: number,
): readonly Post[] {
  const { queryKey, ...options } = postsQuery(useApi(), { campaignId, status }, isRunning);
  const { data = [] } = useQuery({
    ...options,
    queryKey: [...queryKey, count],
    enabled: count > 0,
    placeholderData: keepPreviousData,
  });
  return count > 0 ? data : [];
}

interface ProblemProps extends OpenProblemsProps {
  post: Post;
}

function Problem({ post, campaign, onOpen }: ProblemProps) {
  const { formatDate } = useIntl();
  const { timeZone } = campaign.schedule;
  return (
    <Line>
      <PostOpener post={post} onOpen={onOpen} />
      <PostStateMark state={post.status} />
      <When>{formatDate(post.scheduledAt, { ...timeFormat, timeZone })}</When>
    </Line>
  );
}

const timeFormat = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

const messages = defineMessages<{ title: { count: number }; more: { count: number } }>({
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

const Section = styled.section`
  display: grid;
  gap: ${space.s3};
  max-width: 44rem;
  margin-block-end: ${space.s6};
  padding: ${space.s4};
  border: 1px solid ${color.wrong};
  border-radius: ${radius.medium};

  h2 {
    font-size: ${size.lead};
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s4};
  padding-block: ${space.s1};
`;

const When = styled.span`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
