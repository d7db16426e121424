import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, color, DownloadIcon, EmptyState, size, space } from '@wordhoard/ui';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { QueryView } from '../../../shared/feed/query-view.tsx';
import { downloadFile } from '../../../shared/share/share.tsx';
import { type Post, postsQuery } from '../post/post-queries.ts';
import type { Campaign, Channel } from '../record/queries.ts';
import { totalsOf } from './results.ts';
import { ResultsChart } from './results-chart.tsx';
import { ResultsTable } from './results-table.tsx';
import { useResultsCsv } from './use-results-csv.ts';

const PostDialog = lazy(async () => ({
  default: (await import('../post/post-dialog.tsx')).PostDialog,
}));

interface CampaignResultsProps {
  campaign: Campaign;
  channel: Channel;
}

/** What the posts of a campaign have achieved so far. */
export function CampaignResults({ campaign, channel }: CampaignResultsProps) {
  const query = useQuery(postsQuery(useApi(), { campaignId: campaign.id }, campaign.isRunning));
  const [openPost, setOpenPost] = useState<string>();
  return (
    <>
      <QueryView query={query} skeleton="row">
        {(posts) => <Results campaign={campaign} posts={posts} onOpen={setOpenPost} />}
      </QueryView>
      <Suspense>
        {openPost !== undefined && (
          <PostDialog
            campaign={campaign}
            channel={channel}
            postId={openPost}
            initialMode="view"
            onClose={() => setOpenPost(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ResultsProps {
  campaign: Campaign;
  posts: readonly Post[];
}

interface ResultsWithTableProps extends ResultsProps {
  onOpen: (postId: string) => void;
}

function Results({ campaign, posts, onOpen }: ResultsWithTableProps) {
  const { formatMessage } = useIntl();
  const sent = posts.filter(({ status }) => status === 'sent');
  return (
    <Frame>
      <Numbers campaign={campaign} posts={posts} />
      {sent.length === 0 ? (
        <EmptyState title={formatMessage(messages.nothing)}>
          {formatMessage(messages.nothingHint)}
        </EmptyState>
      ) : (
        <ResultsChart campaign={campaign} sent={sent} />
      )}
      <Head>
        <h2>{formatMessage(messages.posts)}</h2>
        <DownloadButton campaign={campaign} posts={posts} />
      </Head>
      <ResultsTable campaign={campaign} posts={posts} onOpen={onOpen} />
    </Frame>
  );
}

function DownloadButton({ campaign, posts }: ResultsProps) {
  const { formatMessage } = useIntl();
  const writeCsv = useResultsCsv(campaign);
  const downloading = useMutation({
    mutationFn: () => writeCsv(posts),
    onSuccess: (csv) =>
      downloadFile(new Blob([csv], { type: 'text/csv' }), `${fileNameOf(campaign.name)}.csv`),
  });
  return (
    <Button
      icon={<DownloadIcon />}
      aria-busy={downloading.isPending}
      onClick={() => downloading.mutate()}
    >
      {formatMessage(messages.download)}
    </Button>
  );
}

/** Without the characters that file systems reserve. */
const fileNameOf = (name: string): string => name.replace(/[\\/:*?"<>|\p{Control}]+/gu, ' ').trim();

function Numbers({ campaign: { type, posts: counts }, posts }: ResultsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { visits, answers, right } = totalsOf(posts);
  const figures = [
    { name: 'sent', value: formatNumber(counts.sent) },
    { name: 'failed', value: formatNumber(counts.failed) },
    { name: 'unknown', value: formatNumber(counts.unknown) },
    { name: 'skipped', value: formatNumber(counts.skipped) },
    { name: 'visits', value: formatNumber(visits) },
    ...(type === 'QUIZ'
      ? ([
          { name: 'answers', value: formatNumber(answers) },
          {
            name: 'right',
            value: answers === 0 ? '–' : formatNumber(right / answers, { style: 'percent' }),
          },
        ] as const)
      : []),
  ] as const;
  return (
    <Figures>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{formatMessage(figureMessages[name])}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

const messages = defineMessages<{
  nothing: NoMessageValues;
  nothingHint: NoMessageValues;
  posts: NoMessageValues;
  download: NoMessageValues;
}>({
  nothing: { id: 'campaignResults.nothing', defaultMessage: 'Nothing has been sent yet' },
  nothingHint: {
    id: 'campaignResults.nothingHint',
    defaultMessage: 'Visits and answers appear here after the first post.',
  },
  posts: { id: 'campaignResults.posts', defaultMessage: 'Posts' },
  download: { id: 'campaignResults.download', defaultMessage: 'Download as CSV' },
});

const figureMessages = defineMessages({
  sent: { id: 'campaignResults.sent', defaultMessage: 'Sent' },
  failed: { id: 'campaignResults.failed', defaultMessage: 'Failed' },
  unknown: { id: 'campaignResults.unknown', defaultMessage: 'Unclear' },
  skipped: { id: 'campaignResults.skipped', defaultMessage: 'Skipped' },
  visits: { id: 'campaignResults.visits', defaultMessage: 'Visits' },
  answers: { id: 'campaignResults.answers', defaultMessage: 'Answers' },
  right: { id: 'campaignResults.right', defaultMessage: 'Right answers' },
});

const Frame = styled.div`
  display: grid;
  gap: ${space.s6};
  min-width: 0;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${space.s4};
  margin: 0;

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
    padding-block-start: ${space.s2};
    border-block-start: 1px solid ${color.hairline};
  }

  dt {
    color: ${color.textMuted};
    font-size: ${size.caption};
  }

  dd {
    margin: 0;
    font-size: ${size.title};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};

  h2 {
    font-size: ${size.lead};
  }
`;
