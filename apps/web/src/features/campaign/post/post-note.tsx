import { color, radius, size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Channel } from '../record/queries.ts';
import type { PostWithContent } from './post-queries.ts';

interface PostNoteProps {
  post: PostWithContent;
  channel: Channel;
}

/** Explains a state that needs a decision, or that passes by itself. */
export function PostNote({ post: { status, failure }, channel }: PostNoteProps) {
  const { formatMessage } = useIntl();
  if (status === 'sending') {
    return <Note>{formatMessage(messages.sending)}</Note>;
  }
  if (status === 'unknown') {
    return (
      <Problem detail={failure?.detail}>
        {formatMessage(messages.unclear)}{' '}
        {channel.url !== null && (
          <a href={channel.url} target="_blank" rel="noreferrer">
            {formatMessage(messages.channel)}
          </a>
        )}
      </Problem>
    );
  }
  if (failure === null || status === 'sent') return null;
  return (
    <Problem detail={failure.detail}>
      {formatMessage(messages[failure.kind])}{' '}
      {status === 'planned' && formatMessage(messages.retry)}
    </Problem>
  );
}

/** @param props.detail - the words of the network, or what happened to the connection */
function Problem({ detail, children }: { detail: string | undefined; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Note data-problem>
      <p>{children}</p>
      {detail && (
        <Detail>
          {formatMessage(messages.detail)}{' '}
          <q lang="en" dir="auto">
            {detail}
          </q>
        </Detail>
      )}
    </Note>
  );
}

const messages = defineMessages({
  sending: { id: 'postNote.sending', defaultMessage: 'Sending…' },
  unclear: {
    id: 'postNote.unclear',
    defaultMessage:
      'We don’t know whether the network took this post. Check the channel before you send it again.',
  },
  channel: { id: 'postNote.channel', defaultMessage: 'Open the channel' },
  detail: { id: 'postNote.detail', defaultMessage: 'Details:' },
  refused: {
    id: 'postNote.refused',
    defaultMessage: 'The network doesn’t let us post in this channel.',
  },
  invalid: { id: 'postNote.invalid', defaultMessage: 'The network doesn’t accept this post.' },
  limited: { id: 'postNote.limited', defaultMessage: 'We posted too often for the network.' },
  unavailable: {
    id: 'postNote.unavailable',
    defaultMessage: 'Couldn’t reach the network.',
  },
  unknown: {
    id: 'postNote.unknown',
    defaultMessage: 'The network didn’t answer.',
  },
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

const Note = styled.div`
  display: grid;
  gap: ${space.s2};
  margin-block-start: ${space.s3};
  padding: ${space.s3} ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  &[data-problem] {
    background: ${color.wrongSoft};
  }
`;

const Detail = styled.p`
  font-size: ${size.caption};
  overflow-wrap: anywhere;
`;
