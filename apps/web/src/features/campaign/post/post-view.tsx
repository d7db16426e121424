import { defineMessages } from '@wordhoard/i18n/messages';
import {
  BarList,
  Button,
  color,
  EditIcon,
  KnownIcon,
  Note,
  space,
  TimeIcon,
  UndoIcon,
  VisuallyHidden,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { NetworkProblem, networkNames } from '../../channel/network.tsx';
import type { Channel } from '../../channel/queries.ts';
import { CallFailure } from '../call-failure.tsx';
import { type Post, type PostWithContent, updatePost, useCampaignCall } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';
import { ContentPreview } from './content-preview.tsx';

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
  const network = networkNames[channel.network];
  if (status === 'sending') return formatMessage(noteMessages.sending);
  if (status === 'unknown') {
    return (
      <NetworkProblem detail={failure?.detail}>
        {formatMessage(noteMessages.unclear, { network })}{' '}
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
      {formatMessage(noteMessages[failure.kind], { network })}{' '}
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
    defaultMessage:
      'Nothing to post: the word is no longer public, or it can’t be used in a question.',
  },
  restore: { id: 'postView.restore', defaultMessage: 'Restore the original' },
  visits: {
    id: 'postResults.visits',
    defaultMessage:
      '{count, plural, =0 {No visits from this post yet} one {# visit from this post} other {# visits from this post}}',
  },
  answers: {
    id: 'postResults.answers',
    defaultMessage: '{count, plural, =0 {Nobody has answered} one {# answer} other {# answers}}',
  },
  votes: {
    id: 'postResults.votes',
    defaultMessage: '{count, plural, one {# vote} other {# votes}}',
  },
  right: { id: 'postResults.right', defaultMessage: '(right answer)' },
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
      'We don’t know whether {network} took this post. Check the channel before you send it again.',
  },
  channel: { id: 'postNote.channel', defaultMessage: 'Open the channel' },
  refused: {
    id: 'postNote.refused',
    defaultMessage: '{network} doesn’t let us post to this channel.',
  },
  invalid: { id: 'postNote.invalid', defaultMessage: '{network} doesn’t accept this post.' },
  limited: { id: 'postNote.limited', defaultMessage: 'We posted too often for {network}.' },
  unavailable: { id: 'postNote.unavailable', defaultMessage: 'Couldn’t reach {network}.' },
  unknown: { id: 'postNote.unknown', defaultMessage: '{network} didn’t answer.' },
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

/** What became of a sent post: its visits and, once a poll has closed, its answers. */
function PostResults({ post: { visitCount, poll }, lang }: { post: Post; lang: string }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <>
      <p>{formatMessage(messages.visits, { count: visitCount })}</p>
      {poll && (
        <>
          <p>{formatMessage(messages.answers, { count: poll.voters })}</p>
          <BarList
            label={formatMessage(messages.answers, { count: poll.voters })}
            bars={poll.options.map((option, index) => {
              const count = poll.votes[index] ?? 0;
              const share = count / Math.max(1, poll.voters);
              const votes = formatMessage(messages.votes, { count });
              return {
                name: (
                  <Option>
                    <bdi lang={lang}>{option}</bdi>
                    {index === poll.correctIndex && (
                      <>
                        <KnownIcon />
                        <VisuallyHidden>{formatMessage(messages.right)}</VisuallyHidden>
                      </>
                    )}
                  </Option>
                ),
                value: count,
                text: `${votes} · ${formatNumber(share, { style: 'percent' })}`,
              };
            })}
          />
        </>
      )}
    </>
  );
}

const Option = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  overflow-wrap: anywhere;

  .lucide {
    flex: none;
    color: ${color.known};
  }
`;
