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
      <Wall data-network={network}>
        <Post data-network={network}>
          <Author network={network} channel={channel} address={address} time={time} />
          <PostText segments={text} lang={lang} />
          {quiz && <PostQuiz {...quiz} lang={lang} />}
          {picture && <Picture src={picture.src} alt={picture.alt} lang={lang} />}
          {network === 'telegram' && <Time>{time}</Time>}
        </Post>
      </Wall>
      <PostLength length={length} max={maxLength} />
    </Figure>
  );
}

type AuthorProps = Pick<PostPreviewProps, 'network' | 'channel' | 'address' | 'time'>;

function Author({ network, channel, address, time }: AuthorProps) {
  return (
    <Head data-network={network}>
      <Avatar aria-hidden="true">
        {network === 'telegram' ? <ChannelIcon /> : <AccountIcon />}
      </Avatar>
      <Names>
        <Channel dir="auto">{channel}</Channel>
        {address && <Address>{address}</Address>}
      </Names>
      {network === 'mastodon' && <Time>{time}</Time>}
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

const wallStyle = {
  /* The background of a chat, with room for the tail of the message. */
  telegram: css`
    padding: ${space.s4};
    border-radius: ${radius.large};
    background: ${color.sea};
  `,
  mastodon: '',
} satisfies Record<PostNetwork, unknown>;

const Wall = styled.div`
  ${variants('data-network', wallStyle)}
`;

const postStyle = {
  telegram: css`
    width: fit-content;
    min-width: min(100%, 14rem);
    border-end-start-radius: 0;
  `,
  mastodon: '',
} satisfies Record<PostNetwork, unknown>;

const Post = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;
  ${variants('data-network', postStyle)}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
`;

const Avatar = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accent};

  [data-network='telegram'] > & {
    border-radius: ${radius.full};
  }
`;

const Names = styled.span`
  flex: 1;
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

const Time = styled.span`
  justify-self: end;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Picture = styled.img`
  width: 100%;
  max-height: 20rem;
  border-radius: ${radius.medium};
  background: ${color.plate};
  object-fit: contain;
`;
