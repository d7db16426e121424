import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  color,
  DownloadIcon,
  EmptyState,
  Row,
  ScrollArea,
  Stack,
  size,
  space,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { QueryView } from '../../../shared/feed/query-view.tsx';
import { downloadFile } from '../../../shared/share/share.tsx';
import type { Channel } from '../../channel/queries.ts';
import { usePostDialog } from '../post/use-post-dialog.tsx';
import { type Campaign, type Post, postsQuery } from '../queries.ts';
import { sumResults } from './results.ts';
import { ResultsChart } from './results-chart.tsx';
import { writeResults } from './results-csv.ts';
import { ResultsTable } from './results-table.tsx';

/** What the posts of a campaign have achieved so far. */
export function CampaignResults({ campaign, channel }: { campaign: Campaign; channel: Channel }) {
  const query = useQuery(postsQuery(useApi(), { campaignId: campaign.id }, campaign.isRunning));
  const { openPost, postDialog } = usePostDialog(campaign, channel);
  return (
    <>
      <QueryView query={query} skeleton="row">
        {(posts) => <Results campaign={campaign} posts={posts} onOpen={openPost} />}
      </QueryView>
      {postDialog}
    </>
  );
}

interface ResultsProps {
  campaign: Campaign;
  posts: readonly Post[];
}

function Results({ campaign, posts, onOpen }: ResultsProps & { onOpen: (id: string) => void }) {
  const intl = useIntl();
  const sent = posts.filter(({ status }) => status === 'sent');
  return (
    <Stack $gap="s6">
      <Numbers campaign={campaign} posts={posts} />
      {sent.length === 0 ? (
        <EmptyState title={intl.formatMessage(messages.nothing)}>
          {intl.formatMessage(messages.nothingHint)}
        </EmptyState>
      ) : (
        <ResultsChart campaign={campaign} sent={sent} />
      )}
      <Head $gap="s3" $justify="space-between">
        <h2>{intl.formatMessage(messages.posts)}</h2>
        <Button
          icon={<DownloadIcon />}
          onClick={() => {
            const csv = new Blob([writeResults(intl, campaign, posts)], { type: 'text/csv' });
            downloadFile(csv, `${toFileName(campaign.name)}.csv`);
          }}
        >
          {intl.formatMessage(messages.download)}
        </Button>
      </Head>
      <ScrollArea label={intl.formatMessage(messages.posts)}>
        <ResultsTable campaign={campaign} posts={posts} onOpen={onOpen} />
      </ScrollArea>
    </Stack>
  );
}

/** Without the characters that file systems reserve. */
const toFileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Control}]+/gu, ' ').trim();

function Numbers({ campaign: { type, posts: counts }, posts }: ResultsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { visits, answers, right } = sumResults(posts);
  const share = answers === 0 ? '–' : formatNumber(right / answers, { style: 'percent' });
  const figures = {
    sent: formatNumber(counts.sent),
    failed: formatNumber(counts.failed),
    unknown: formatNumber(counts.unknown),
    skipped: formatNumber(counts.skipped),
    visits: formatNumber(visits),
    answers: formatNumber(answers),
    right: share,
  };
  return (
    <Figures>
      {(type === 'QUIZ' ? quizFigures : postFigures).map((name) => (
        <div key={name}>
          <dt>{formatMessage(figureMessages[name])}</dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </Figures>
  );
}

const postFigures = ['sent', 'failed', 'unknown', 'skipped', 'visits'] as const;
const quizFigures = [...postFigures, 'answers', 'right'] as const;

const messages = defineMessages({
  nothing: { id: 'campaignResults.nothing', defaultMessage: 'Nothing has been sent yet' },
  nothingHint: {
    id: 'campaignResults.nothingHint',
    defaultMessage: 'Visits and answers appear here after the first post.',
  },
  posts: { id: 'campaignResults.posts', defaultMessage: 'Posts' },
  download: { id: 'campaignResults.download', defaultMessage: 'Download as CSV' },
});

/* Some languages name the state of several posts otherwise than that of one. */
const figureMessages = defineMessages({
  sent: { id: 'campaignResults.sent', defaultMessage: 'Sent' },
  failed: { id: 'campaignResults.failed', defaultMessage: 'Failed' },
  unknown: { id: 'campaignResults.unknown', defaultMessage: 'Unclear' },
  skipped: { id: 'campaignResults.skipped', defaultMessage: 'Skipped' },
  visits: { id: 'campaignResults.visits', defaultMessage: 'Visits' },
  answers: { id: 'campaignResults.answers', defaultMessage: 'Answers' },
  right: { id: 'campaignResults.right', defaultMessage: 'Right answers' },
});

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

const Head = styled(Row)`
  h2 {
    font-size: ${size.lead};
  }
`;
