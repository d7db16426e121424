import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, EditIcon, Note, space, TimeIcon, UndoIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { NetworkProblem } from '../../channel/network.tsx';
import type { Channel } from '../../channel/queries.ts';
import { CallFailure } from '../call-failure.tsx';
import { type PostWithContent, updatePost, useCampaignCall } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';
import { ContentPreview } from './content-preview.tsx';
import { PostResults } from './post-results.tsx';

interface PostViewProps {
  post: PostWithContent;
  channel: Channel;
  timeZone: string;
  canMove: boolean;
  onEdit: (field: 'text' | 'time') => void;
}

/** What became of a post, what can be changed, and how its readers see it. */
export function PostView({ post, channel, timeZone, canMove, onEdit }: PostViewProps) {
  const { formatMessage, formatDate, formatTime } = useIntl();
  const { content, status, scheduledAt, sentAt } = post;
  const instant = sentAt ?? scheduledAt;
  const when = formatDate(instant, { ...timeFormat, timeZone });
  return (
    <>
      <Note>{formatMessage(messages[sentAt === null ? 'planned' : 'sent'], { when })}</Note>
      <Outcome role="status">
        <StateNote post={post} channel={channel} />
      </Outcome>
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

/** Explains a state that needs a decision, or that passes by itself. */
function StateNote({
  post: { status, failure },
  channel,
}: Pick<PostViewProps, 'post' | 'channel'>) {
  const { formatMessage } = useIntl();
  if (status === 'sending') return formatMessage(noteMessages.sending);
  if (status === 'unknown') {
    return (
      <NetworkProblem detail={failure?.detail}>
        {formatMessage(noteMessages.unclear)}{' '}
        {channel.url !== null && (
          <a href={channel.url} target="_blank" rel="noreferrer">
            {formatMessage(noteMessages.channel)}
          </a>
        )}
      </NetworkProblem>
    );
  }
  if (failure === null || status === 'sent') return null;
  return (
    <NetworkProblem detail={failure.detail}>
      {formatMessage(noteMessages[failure.kind])}{' '}
      {status === 'planned' && formatMessage(noteMessages.retry)}
    </NetworkProblem>
  );
}

function EditActions({
  post: { id, isEdited, content, status },
  canMove,
  onEdit,
}: Pick<PostViewProps, 'post' | 'canMove' | 'onEdit'>) {
  const { formatMessage } = useIntl();
  const restoring = useCampaignCall((api) => updatePost(api, { id, text: null }));
  const canEdit =
    content !== null && (status === 'planned' || status === 'failed' || status === 'skipped');
  return (
    <div>
      <Row>
        {canEdit && (
          <Button variant="quiet" icon={<EditIcon />} onClick={() => onEdit('text')}>
            {formatMessage(editMessages.text)}
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
            {formatMessage(editMessages.time)}
          </Button>
        )}
      </Row>
      <CallFailure failure={restoring.error} />
    </div>
  );
}

const messages = defineMessages({
  planned: { id: 'postView.planned', defaultMessage: 'For {when}' },
  sent: { id: 'postView.sent', defaultMessage: 'Sent {when}' },
  noContent: {
    id: 'postView.noContent',
    defaultMessage: 'Nothing to post: the word is no longer public, or it can’t be asked.',
  },
  restore: { id: 'postView.restore', defaultMessage: 'Restore the original' },
});

/** What can be edited of a post. */
export const editMessages = defineMessages({
  text: { id: 'postDialog.text', defaultMessage: 'Edit text' },
  time: { id: 'postDialog.time', defaultMessage: 'Change time' },
});

const noteMessages = defineMessages({
  sending: { id: 'postNote.sending', defaultMessage: 'Sending…' },
  unclear: {
    id: 'postNote.unclear',
    defaultMessage:
      'We don’t know whether the network took this post. Check the channel before you send it again.',
  },
  channel: { id: 'postNote.channel', defaultMessage: 'Open the channel' },
  refused: {
    id: 'postNote.refused',
    defaultMessage: 'The network doesn’t let us post in this channel.',
  },
  invalid: { id: 'postNote.invalid', defaultMessage: 'The network doesn’t accept this post.' },
  limited: { id: 'postNote.limited', defaultMessage: 'We posted too often for the network.' },
  unavailable: { id: 'postNote.unavailable', defaultMessage: 'Couldn’t reach the network.' },
  unknown: { id: 'postNote.unknown', defaultMessage: 'The network didn’t answer.' },
  retry: { id: 'postNote.retry', defaultMessage: 'We’ll try again automatically.' },
  late: {
    id: 'postNote.late',
    defaultMessage:
      'It couldn’t be sent within an hour of its time: the server wasn’t running, or the channel was paused or didn’t work.',
  },
  unscheduled: {
    id: 'postNote.unscheduled',
    defaultMessage:
      'There’s no time left for it before the last day. Extend the schedule to give it one.',
  },
});

const Outcome = styled.div`
  &:empty {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${space.s5});
`;
