import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { Button, color, FormError, RetryIcon, size, space } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { useDebouncedValue } from '../../../shared/form/suggestions.ts';
import { FailureText } from '../../../shared/toast/failure-text.tsx';
import type { Channel } from '../../channel/queries.ts';
import { type CampaignPreview, campaignPreviewQuery } from '../record/plan-queries.ts';
import { type PlanValues, planOf } from './plan-values.ts';
import { PreviewedPosts, previewPageSize } from './previewed-posts.tsx';
import { UnusableWords } from './unusable-words.tsx';

interface PlanPreviewProps {
  values: PlanValues;
  channel: Channel;
  onUnusableChange: (unusable: PlanValues['unusable']) => void;
  /** Other orders and other answers. */
  onShuffle: () => void;
}

/** In milliseconds, since the server composes every post. */
const typingPause = 400;

/** What the campaign would post, while the form changes. */
export function PlanPreview({ values, channel, onUnusableChange, onShuffle }: PlanPreviewProps) {
  const { formatMessage } = useIntl();
  const [position, setPosition] = useState(0);
  const settled = useDebouncedValue(JSON.stringify(values), typingPause);
  const plan = planOf(JSON.parse(settled) as PlanValues);
  const page = Math.floor(position / previewPageSize) + 1;
  const query = useQuery(
    campaignPreviewQuery(useApi(), plan && { ...plan, page, pageSize: previewPageSize }),
  );
  const isOutdated = query.isPlaceholderData || settled !== JSON.stringify(values);

  if (plan === undefined) return <Waiting />;
  if (query.error instanceof ApiFailure) {
    return (
      <FormError>
        <FailureText failure={query.error} />
      </FormError>
    );
  }
  if (query.data === undefined) return <Hint role="status">{formatMessage(messages.loading)}</Hint>;
  return (
    <Parts aria-busy={isOutdated}>
      <Summary preview={query.data} timeZone={plan.schedule.timeZone} />
      <UnusableWords
        preview={query.data}
        channel={channel}
        unusable={values.unusable}
        onChange={onUnusableChange}
      />
      <PreviewedPosts
        preview={query.data}
        channel={channel}
        timeZone={plan.schedule.timeZone}
        position={position}
        onMove={setPosition}
      />
      {(values.order === 'shuffled' || values.type === 'QUIZ') && query.data.total > 0 && (
        <Button variant="quiet" icon={<RetryIcon />} onClick={onShuffle}>
          {formatMessage(values.order === 'shuffled' ? messages.shuffle : messages.answers)}
        </Button>
      )}
    </Parts>
  );
}

/** Before enough is known. */
function Waiting() {
  const { formatMessage } = useIntl();
  return <Hint>{formatMessage(messages.waiting)}</Hint>;
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
      <Total>
        {formatMessage(messages.total, { count: total })}
        {last && <Hint as="span">· {formatMessage(messages.last, { date: last })}</Hint>}
      </Total>
      {unscheduledCount > 0 && (
        <Warning>{formatMessage(messages.unscheduled, { count: unscheduledCount })}</Warning>
      )}
    </div>
  );
}

const messages = defineMessages<{
  waiting: NoMessageValues;
  loading: NoMessageValues;
  total: { count: number };
  last: { date: string };
  unscheduled: { count: number };
  shuffle: NoMessageValues;
  answers: NoMessageValues;
}>({
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
});

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s4};

  > * {
    width: 100%;
  }

  > button {
    width: auto;
  }
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s2};
  font-size: ${size.lead};
  font-weight: 650;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${size.body};
  font-weight: 400;
`;

const Warning = styled.p`
  color: ${color.learn};
  font-weight: 550;
`;
