import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Note, Row } from '../layout/stack.tsx';
import { AccountIcon, ChannelIcon, WarningIcon } from '../theme/icon.ts';
import { color, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { PostQuiz, type PostQuizContent } from './post-quiz.tsx';

type PostNetwork = 'telegram' | 'mastodon';

interface PostPreviewProps extends Omit<ComponentProps<'figure'>, 'children' | 'lang' | 'dir'> {
  network: PostNetwork;
  /** The title of the channel, or the name of the account. */
  channel: string;
  /** The address of the account, such as `@words@example.org`. */
  address?: string | undefined;
  text: readonly PostSegment[];
  /** The language of the post as a BCP 47 tag. */
  lang: string;
  picture?: { src: string; alt: string } | undefined;
  quiz?: PostQuizContent | undefined;
  /** When the post is sent, ready to be shown. */
  time: string;
  /** In characters, as the network counts them. */
  length: number;
  maxLength: number;
}

/** A part of the text of a post. */
export interface PostSegment {
  text: string;
  kind: 'plain' | 'bold' | 'link' | 'hashtag';
}

/** A post as its readers will see it: a Telegram message or a Mastodon post. Its links lead nowhere. */
export function PostPreview({
  network,
  channel,
  address,
  text,
  lang,
  picture,
  quiz,
  time,
  length,
  maxLength,
  ...native
}: PostPreviewProps) {
  const { formatMessage } = useIntl();
  return (
    <Figure aria-label={formatMessage(messages[network])} {...native}>
      <Frame data-network={network}>
        <Head>
          <Avatar aria-hidden="true">
            {network === 'telegram' ? <ChannelIcon /> : <AccountIcon />}
          </Avatar>
          <Names>
            <strong dir="auto">{channel}</strong>
            {address && <Note as="span">{address}</Note>}
          </Names>
        </Head>
        <Post>
          {text.length > 0 && (
            <Text lang={lang} dir="auto">
              {text.map((segment, index) => (
                <Segment
                  key={index}
                  as={segment.kind === 'bold' ? 'strong' : 'span'}
                  data-kind={segment.kind}
                >
                  {segment.text}
                </Segment>
              ))}
            </Text>
          )}
          {quiz && <PostQuiz {...quiz} lang={lang} />}
          {picture && <Picture {...picture} lang={lang} />}
          <Time>{time}</Time>
        </Post>
      </Frame>
      <PostLength length={length} max={maxLength} />
    </Figure>
  );
}

const messages = defineMessages({
  telegram: { id: 'ui.postPreview.telegram', defaultMessage: 'The post on Telegram' },
  mastodon: { id: 'ui.postPreview.mastodon', defaultMessage: 'The post on Mastodon' },
});

const Figure = styled.figure`
  display: grid;
  gap: ${space.s2};
  max-width: 30rem;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
`;

const Avatar = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.accent};
`;

const Names = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.3;
`;

const Time = styled(Note)``;

const Post = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: 0 ${space.s4} ${space.s3};
`;

/* Each paragraph has the direction of its own text. */
const Text = styled.p`
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
`;

const Segment = styled.span`
  &[data-kind='bold'] {
    font-weight: 650;
  }

  &:is([data-kind='link'], [data-kind='hashtag']) {
    color: ${color.accent};
  }

  &[data-kind='link'] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/* The height is fixed: what is below must not move when the picture has loaded. */
const Picture = styled.img`
  width: 100%;
  height: 18rem;
  border-radius: ${radius.small};
  background: ${color.plate};
  object-fit: contain;
`;

/* Telegram: a message with a tail on the background of a chat, below the bar of the channel. */
const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;

  &[data-network='telegram'] {
    background: ${color.sea};

    ${Head} {
      border-block-end: 1px solid ${color.hairline};
      background: ${color.surfaceRaised};
    }

    ${Avatar} {
      border-radius: ${radius.full};
    }

    ${Post} {
      gap: ${space.s2};
      width: fit-content;
      min-width: min(60%, 14rem);
      margin-block: ${space.s4};
      margin-inline: ${space.s3} ${space.s8};
      padding: ${space.s3} ${space.s4} ${space.s2};
      border: 1px solid ${color.hairline};
      border-radius: ${radius.large};
      border-end-start-radius: 0;
      background: ${color.surfaceRaised};
    }

    /* Above the text, from edge to edge. */
    ${Picture} {
      order: -1;
      width: calc(100% + 2 * ${space.s4});
      max-width: none;
      margin: calc(-1 * ${space.s3}) calc(-1 * ${space.s4}) 0;
      border-radius: calc(${radius.large} - 1px) calc(${radius.large} - 1px) 0 0;
    }

    ${Time} {
      justify-self: end;
    }
  }
`;

/** How much of the allowed length a post uses, and by how much it is too long. */
function PostLength({ length, max }: { length: number; max: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const isOver = length > max;
  return (
    <Line data-over={isOver || undefined}>
      {isOver && (
        <Row as="span" $gap="s1">
          <WarningIcon />
          {formatMessage(lengthMessages.over, { count: length - max })}
        </Row>
      )}
      <Count>
        <VisuallyHidden>{formatMessage(lengthMessages.length, { length, max })}</VisuallyHidden>
        <span aria-hidden="true">
          {formatNumber(length)} / {formatNumber(max)}
        </span>
      </Count>
    </Line>
  );
}

const lengthMessages = defineMessages({
  length: {
    id: 'ui.postLength.length',
    defaultMessage: '{length, number} of {max, plural, one {# character} other {# characters}}',
  },
  over: {
    id: 'ui.postLength.over',
    defaultMessage: 'Too long by {count, plural, one {# character} other {# characters}}',
  },
});

const Line = styled(Note)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${color.wrong};
    font-weight: 550;
  }
`;

const Count = styled.span`
  position: relative;
  margin-inline-start: auto;
`;
