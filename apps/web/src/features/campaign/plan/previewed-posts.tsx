import { BackIcon, color, IconButton, NextIcon, size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Channel } from '../../channel/queries.ts';
import { ContentPreview } from '../post/content-preview.tsx';
import type { CampaignPreview } from '../record/plan-queries.ts';

/** Posts are requested in groups, and shown one at a time. */
export const previewPageSize = 10;

interface PreviewedPostsProps {
  preview: CampaignPreview;
  channel: Channel;
  timeZone: string;
  /** The index of the shown post among all. */
  position: number;
  onMove: (position: number) => void;
}

/** The posts one after the other, as the network will show them. */
export function PreviewedPosts({
  preview: { posts, total },
  channel,
  timeZone,
  position: wanted,
  onMove,
}: PreviewedPostsProps) {
  const { formatMessage, formatDate } = useIntl();
  const position = Math.min(wanted, Math.max(total - 1, 0));
  const post = posts[position % previewPageSize] ?? posts.at(-1);
  if (post === undefined) return null;
  const { scheduledAt, content } = post;
  return (
    <div>
      <Pager>
        <Step
          label={formatMessage(messages.previous)}
          icon={<BackIcon />}
          isPossible={position > 0}
          onStep={() => onMove(position - 1)}
        />
        <Place aria-live="polite">
          <strong>{formatMessage(messages.place, { number: position + 1, total })}</strong>
          <span>
            {formatDate(scheduledAt, {
              weekday: 'short',
              day: 'numeric',
              month: 'long',
              hour: 'numeric',
              minute: '2-digit',
              timeZone,
            })}
          </span>
        </Place>
        <Step
          label={formatMessage(messages.next)}
          icon={<NextIcon />}
          isPossible={position < total - 1}
          onStep={() => onMove(position + 1)}
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

interface StepProps {
  label: string;
  icon: ReactNode;
  isPossible: boolean;
  onStep: () => void;
}

/** Keeps the focus at the first and at the last post. */
function Step({ label, icon, isPossible, onStep }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onStep()}
    />
  );
}

const messages = defineMessages<{
  previous: NoMessageValues;
  next: NoMessageValues;
  place: { number: number; total: number };
}>({
  previous: { id: 'previewedPosts.previous', defaultMessage: 'Previous post' },
  next: { id: 'previewedPosts.next', defaultMessage: 'Next post' },
  place: {
    id: 'previewedPosts.place',
    defaultMessage: 'Post {number, number} of {total, number}',
  },
});

const Pager = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2};
  max-width: 30rem;
  margin-block-end: ${space.s2};
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
