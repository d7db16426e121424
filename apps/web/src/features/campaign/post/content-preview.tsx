import { defineMessages } from '@wordhoard/i18n/messages';
import { Note, PostPreview, type PostSegment } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Channel } from '../../channel/queries.ts';
import type { PostContent } from '../queries.ts';

interface ContentPreviewProps {
  channel: Channel;
  content: PostContent;
  /** When it is or was sent, ready to be shown. */
  time: string;
}

/** What the readers of a channel see. */
export function ContentPreview({ channel, content, time }: ContentPreviewProps) {
  const { formatMessage } = useIntl();
  const { network, name, title, address, tranLangCode } = channel;
  const shared = {
    network,
    channel: title ?? name,
    address: network === 'mastodon' ? address : undefined,
    lang: tranLangCode,
    time,
    length: content.size.length,
    maxLength: content.size.maxLength,
  };
  if (content.type === 'POST') {
    const { text, bold, imageUrl } = content;
    const picture = imageUrl === null ? undefined : { src: imageUrl, alt: '' };
    return <PostPreview {...shared} text={splitSegments(text, bold)} picture={picture} />;
  }
  const { question, options, correctIndex, explanation, answerText } = content;
  return (
    <>
      <PostPreview
        {...shared}
        text={[]}
        quiz={{
          label: formatMessage(messages[network]),
          question,
          options,
          right: correctIndex,
          explanation: explanation ?? undefined,
        }}
      />
      {answerText !== null && (
        <div>
          <Note>{formatMessage(messages.answer)}</Note>
          <Answer lang={tranLangCode} dir="auto">
            {answerText}
          </Answer>
        </div>
      )}
    </>
  );
}

const messages = defineMessages({
  telegram: { id: 'contentPreview.telegram', defaultMessage: 'Anonymous quiz' },
  mastodon: { id: 'contentPreview.mastodon', defaultMessage: 'Poll' },
  answer: { id: 'contentPreview.answer', defaultMessage: 'Reply after the poll closes' },
});

const Answer = styled.p`
  white-space: pre-line;
`;

interface TextRange {
  offset: number;
  length: number;
}

const linkOrHashtag = /https?:\/\/[^\s]+|#[\p{Letter}\p{Mark}\p{Number}_]+/gu;

/** Splits a text into its bold parts, links, hashtags and the text between. */
export function splitSegments(text: string, bold: readonly TextRange[]): readonly PostSegment[] {
  const marked = [
    ...bold.map(({ offset, length }) => ({ offset, length, kind: 'bold' as const })),
    ...[...text.matchAll(linkOrHashtag)].map(({ index, 0: found }) => ({
      offset: index,
      length: found.length,
      kind: found.startsWith('#') ? ('hashtag' as const) : ('link' as const),
    })),
  ].toSorted((one, other) => one.offset - other.offset);
  const segments: PostSegment[] = [];
  let end = 0;
  for (const { offset, length, kind } of marked) {
    if (offset < end) continue;
    segments.push({ kind: 'plain', text: text.slice(end, offset) });
    segments.push({ kind, text: text.slice(offset, offset + length) });
    end = offset + length;
  }
  segments.push({ kind: 'plain', text: text.slice(end) });
  return segments.filter((segment) => segment.text !== '');
}
