import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { AccountIcon, ChannelIcon } from '../theme/icon.ts';
import { color, radius, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { PostLength } from './post-length.tsx';
import { PostQuiz, type PostQuizContent } from './post-quiz.tsx';
import { type PostSegment, PostText } from './post-text.tsx';

export type PostNetwork = 'telegram' | 'mastodon';

export interface PostPreviewProps
  extends Omit<ComponentProps<'figure'>, 'children' | 'lang' | 'dir'> {
  network: PostNetwork;
  /** The title of the channel, or the name of the account. */
  channel: string;
  /** The address of the account, such as `@words@example.org`. */
  address?: string | undefined;
  text: readonly PostSegment[];
  /** The language of the post as a BCP 47 tag. */
  lang: string;
  picture?: PostPicture | undefined;
  quiz?: PostQuizContent | undefined;
  /** When the post is sent, ready to be shown. */
  time: string;
  /** In characters, as the network counts them. */
  length: number;
  maxLength: number;
}

export interface PostPicture {
  src: string;
  alt: string;
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
        <Author network={network} channel={channel} address={address} />
        <Post data-network={network}>
          <PostText segments={text} lang={lang} />
          {quiz && <PostQuiz {...quiz} lang={lang} />}
          {picture && (
            <Picture data-network={network} src={picture.src} alt={picture.alt} lang={lang} />
          )}
          <Time data-network={network}>{time}</Time>
        </Post>
      </Frame>
      <PostLength length={length} max={maxLength} />
    </Figure>
  );
}

type AuthorProps = Pick<PostPreviewProps, 'network' | 'channel' | 'address'>;

function Author({ network, channel, address }: AuthorProps) {
  return (
    <Head>
      <Avatar aria-hidden="true" data-network={network}>
        {network === 'telegram' ? <ChannelIcon /> : <AccountIcon />}
      </Avatar>
      <Names>
        <Channel dir="auto">{channel}</Channel>
        {address && <Address>{address}</Address>}
      </Names>
    </Head>
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

const frameStyle = {
  /* The background of a chat, below the bar of the channel. */
  telegram: css`
    background: ${color.sea};

    > :first-child {
      border-block-end: 1px solid ${color.hairline};
      background: ${color.surfaceRaised};
    }
  `,
  mastodon: css`
    background: ${color.surfaceRaised};
  `,
} satisfies Record<PostNetwork, unknown>;

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  overflow-wrap: anywhere;
  ${variants('data-network', frameStyle)}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
`;

const avatarStyle = {
  telegram: css`
    border-radius: ${radius.full};
  `,
  mastodon: css`
    border-radius: ${radius.small};
  `,
} satisfies Record<PostNetwork, unknown>;

const Avatar = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  background: ${color.accentSoft};
  color: ${color.accent};
  ${variants('data-network', avatarStyle)}
`;

const Names = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.3;
`;

const Channel = styled.span`
  font-weight: 650;
`;

const Address = styled.span`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const postStyle = {
  /* A message with a tail. */
  telegram: css`
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
  `,
  mastodon: css`
    gap: ${space.s3};
    padding: 0 ${space.s4} ${space.s3};
  `,
} satisfies Record<PostNetwork, unknown>;

const Post = styled.div`
  display: grid;
  ${variants('data-network', postStyle)}
`;

const pictureStyle = {
  /* Above the text, from edge to edge. */
  telegram: css`
    order: -1;
    width: calc(100% + 2 * ${space.s4});
    max-width: none;
    margin: calc(-1 * ${space.s3}) calc(-1 * ${space.s4}) 0;
    border-start-start-radius: calc(${radius.large} - 1px);
    border-start-end-radius: calc(${radius.large} - 1px);
  `,
  mastodon: css`
    width: 100%;
    border-radius: ${radius.small};
  `,
} satisfies Record<PostNetwork, unknown>;

/* The height is fixed: what is below must not move when the picture has loaded. */
const Picture = styled.img`
  height: 18rem;
  background: ${color.plate};
  object-fit: contain;
  ${variants('data-network', pictureStyle)}
`;

const timeStyle = {
  telegram: css`
    justify-self: end;
  `,
  mastodon: '',
} satisfies Record<PostNetwork, unknown>;

const Time = styled.span`
  color: ${color.textMuted};
  font-size: ${size.caption};
  ${variants('data-network', timeStyle)}
`;
