import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  BackIcon,
  Button,
  ButtonRow,
  color,
  IconButton,
  NextIcon,
  Note,
  RetryIcon,
  Row,
  Stack,
  size,
} from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { FormFailure } from '../../../shared/form/call-form.tsx';
import { useDebouncedValue } from '../../../shared/form/suggestions.ts';
import type { Channel } from '../../channel/queries.ts';
import { ContentPreview } from '../post/content-preview.tsx';
import { type CampaignPreview, campaignPreviewQuery } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';
import { buildPlan, type PlanValues } from './plan-values.ts';
import { PreviewNotes } from './preview-notes.tsx';

interface PlanPreviewProps {
  values: PlanValues;
  channel: Channel;
  onUnusableChange: (unusable: PlanValues['unusable']) => void;
  /** Other orders and other answers. */
  onShuffle: () => void;
}

/** In milliseconds, since the server composes every post. */
const typingPause = 400;
/** Posts are requested in groups, and shown one at a time. */
const pageSize = 10;

/** What the campaign would post, while the form changes. */
export function PlanPreview({ values, channel, onUnusableChange, onShuffle }: PlanPreviewProps) {
  const { formatMessage } = useIntl();
  const [position, setPosition] = useState(0);
  const settled = useDebouncedValue(JSON.stringify(values), typingPause);
  const plan = buildPlan(JSON.parse(settled) as PlanValues);
  const page = Math.floor(position / pageSize) + 1;
  const query = useQuery(campaignPreviewQuery(useApi(), plan && { ...plan, page, pageSize }));
  const isOutdated = query.isPlaceholderData || settled !== JSON.stringify(values);

  if (plan === undefined) return <Note>{formatMessage(messages.waiting)}</Note>;
  if (query.error instanceof ApiFailure) return <FormFailure failure={query.error} />;
  if (query.data === undefined) return <Note role="status">{formatMessage(messages.loading)}</Note>;
  const { timeZone } = plan.schedule;
  return (
    <Stack aria-busy={isOutdated}>
      <Summary preview={query.data} timeZone={timeZone} />
      <PreviewNotes
        preview={query.data}
        channel={channel}
        unusable={values.unusable}
        onChange={onUnusableChange}
      />
      <PreviewedPost
        preview={query.data}
        channel={channel}
        timeZone={timeZone}
        position={Math.min(position, Math.max(query.data.total - 1, 0))}
        onMove={setPosition}
      />
      {(values.order === 'shuffled' || values.type === 'QUIZ') && query.data.total > 0 && (
        <ButtonRow>
          <Button variant="quiet" icon={<RetryIcon />} onClick={onShuffle}>
            {formatMessage(values.order === 'shuffled' ? messages.shuffle : messages.answers)}
          </Button>
        </ButtonRow>
      )}
    </Stack>
  );
}

interface SummaryProps {
  preview: CampaignPreview;
  timeZone: string;
}

function Summary({ preview: { total, lastPostAt, unscheduledCount }, timeZone }: SummaryProps) {
  const { formatMessage, formatDate } = useIntl();
  const last = lastPostAt && formatDate(lastPostAt, { dateStyle: 'long', timeZone });
  return (
    <div role="status">
      <Total $align="baseline" as="p">
        {formatMessage(messages.total, { count: total })}
        {last && <Note as="span">· {formatMessage(messages.last, { date: last })}</Note>}
      </Total>
      {unscheduledCount > 0 && (
        <Warning>{formatMessage(messages.unscheduled, { count: unscheduledCount })}</Warning>
      )}
    </div>
  );
}

interface PreviewedPostProps extends SummaryProps {
  channel: Channel;
  /** The index of the post among all. */
  position: number;
  onMove: (position: number) => void;
}

/** One post as the network will show it, with buttons to the posts before and after it. */
function PreviewedPost({
  preview: { posts, total },
  channel,
  timeZone,
  position,
  onMove,
}: PreviewedPostProps) {
  const { formatMessage, formatDate } = useIntl();
  const post = posts[position % pageSize] ?? posts.at(-1);
  if (post === undefined) return null;
  const { scheduledAt, content } = post;
  // The button keeps the focus at the first and at the last post.
  const moveTo = (wanted: number) => ({
    'aria-disabled': wanted < 0 || wanted >= total,
    onClick: () => wanted >= 0 && wanted < total && onMove(wanted),
  });
  return (
    <div>
      <Pager $justify="space-between">
        <IconButton
          label={formatMessage(messages.previous)}
          icon={<BackIcon />}
          {...moveTo(position - 1)}
        />
        <Place aria-live="polite">
          <strong>{formatMessage(messages.place, { number: position + 1, total })}</strong>
          <span>{formatDate(scheduledAt, { ...timeFormat, timeZone })}</span>
        </Place>
        <IconButton
          label={formatMessage(messages.next)}
          icon={<NextIcon />}
          {...moveTo(position + 1)}
        />
      </Pager>
      <ContentPreview
        channel={channel}
        content={content}
        time={formatDate(scheduledAt, { timeStyle: 'short', timeZone })}
      />
    </div>
  );
}

const messages = defineMessages({
  waiting: {
    id: 'planPreview.waiting',
    defaultMessage: 'Choose words to see what is posted and when.',
  },
  loading: { id: 'planPreview.loading', defaultMessage: 'The posts are being written…' },
  total: {
    id: 'planPreview.total',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
  },
  last: { id: 'planPreview.last', defaultMessage: 'the last one on {date}' },
  unscheduled: {
    id: 'planPreview.unscheduled',
    defaultMessage:
      '{count, plural, one {# more word doesn’t} other {# more words don’t}} fit before the last day.',
  },
  shuffle: { id: 'planPreview.shuffle', defaultMessage: 'Shuffle again' },
  answers: { id: 'planPreview.answers', defaultMessage: 'Choose other options' },
  previous: { id: 'previewedPosts.previous', defaultMessage: 'Previous post' },
  next: { id: 'previewedPosts.next', defaultMessage: 'Next post' },
  place: {
    id: 'previewedPosts.place',
    defaultMessage: 'Post {number, number} of {total, number}',
  },
});

const Total = styled(Row)`
  font-size: ${size.lead};
  font-weight: 650;
`;

const Warning = styled.p`
  color: ${color.learn};
  font-weight: 550;
`;

/* The buttons stay beside the text. */
const Pager = styled(Row)`
  flex-wrap: nowrap;
  max-width: 30rem;
`;

const Place = styled.p`
  display: grid;
  justify-items: center;
  text-align: center;

  > span {
    color: ${color.textMuted};
    font-size: ${size.caption};
  }
`;
