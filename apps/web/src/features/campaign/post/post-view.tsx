import { Button, color, EditIcon, size, space, TimeIcon, UndoIcon } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CallFailure } from '../record/call-failure.tsx';
import type { Channel } from '../record/queries.ts';
import { useCampaignCall } from '../record/use-campaign-call.ts';
import { ContentPreview } from './content-preview.tsx';
import type { PostDialogMode } from './post-dialog.tsx';
import { PostNote } from './post-note.tsx';
import { type PostWithContent, updatePost } from './post-queries.ts';
import { PostResults } from './post-results.tsx';

interface PostViewProps {
  post: PostWithContent;
  channel: Channel;
  timeZone: string;
  canMove: boolean;
  onEdit: (mode: PostDialogMode) => void;
}

/** What became of a post, what can be changed, and how its readers see it. */
export function PostView({ post, channel, timeZone, canMove, onEdit }: PostViewProps) {
  const { formatMessage, formatDate, formatTime } = useIntl();
  const { content, status, scheduledAt, sentAt } = post;
  const instant = sentAt ?? scheduledAt;
  const when = formatDate(instant, { ...timeFormat, timeZone });
  return (
    <>
      <div>
        <When>{formatMessage(messages[sentAt === null ? 'planned' : 'sent'], { when })}</When>
        <div role="status">
          <PostNote post={post} channel={channel} />
        </div>
      </div>
      {status === 'sent' ? (
        <PostResults post={post} lang={channel.tranLangCode} />
      ) : (
        <EditActions post={post} canMove={canMove} onEdit={onEdit} />
      )}
      {content === null ? (
        <p>{formatMessage(messages.noContent)}</p>
      ) : (
        <ContentPreview
          channel={channel}
          content={content}
          time={formatTime(instant, { timeZone })}
        />
      )}
    </>
  );
}

function EditActions({
  post,
  canMove,
  onEdit,
}: Pick<PostViewProps, 'post' | 'canMove' | 'onEdit'>) {
  const { formatMessage } = useIntl();
  const { id, isEdited, content, status } = post;
  const restoring = useCampaignCall((api) => updatePost(api, { id, text: null }));
  const canEdit =
    content !== null && (status === 'planned' || status === 'failed' || status === 'skipped');
  return (
    <div>
      <Row>
        {canEdit && (
          <Button variant="quiet" icon={<EditIcon />} onClick={() => onEdit('text')}>
            {formatMessage(messages.editText)}
          </Button>
        )}
        {canEdit && isEdited && (
          <Button
            variant="quiet"
            icon={<UndoIcon />}
            aria-busy={restoring.isPending}
            onClick={() => restoring.mutate()}
          >
            {formatMessage(messages.restore)}
          </Button>
        )}
        {canMove && (
          <Button variant="quiet" icon={<TimeIcon />} onClick={() => onEdit('time')}>
            {formatMessage(messages.changeTime)}
          </Button>
        )}
      </Row>
      <CallFailure failure={restoring.error} />
    </div>
  );
}

const timeFormat = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const messages = defineMessages<{
  planned: { when: string };
  sent: { when: string };
  noContent: NoMessageValues;
  editText: NoMessageValues;
  restore: NoMessageValues;
  changeTime: NoMessageValues;
}>({
  planned: { id: 'postView.planned', defaultMessage: 'For {when}' },
  sent: { id: 'postView.sent', defaultMessage: 'Sent {when}' },
  noContent: {
    id: 'postView.noContent',
    defaultMessage: 'Nothing to post: the word is no longer public, or it can’t be asked.',
  },
  editText: { id: 'postView.editText', defaultMessage: 'Edit text' },
  restore: { id: 'postView.restore', defaultMessage: 'Restore the original' },
  changeTime: { id: 'postView.changeTime', defaultMessage: 'Change time' },
});

const When = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${space.s5});
`;
