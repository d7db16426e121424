import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AccountIcon, ChannelIcon, color, radius, size, space, WarningIcon } from '@wordhoard/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

/** Networks are called the same in every language. */
export const networkNames: Record<SmmNetwork, string> = {
  telegram: 'Telegram',
  mastodon: 'Mastodon',
};

export const networkIcons: Record<SmmNetwork, ReactElement> = {
  telegram: <ChannelIcon />,
  mastodon: <AccountIcon />,
};

/** A name that links to its page at a network, if it has one. */
export function ExternalName({ name, url }: { name: string; url: string | null }) {
  const text = <bdi>{name}</bdi>;
  if (url === null) return text;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}

interface NetworkProblemProps {
  /** The words of the network, or what happened to the connection; may be empty. */
  detail: string | undefined;
  /** The same in plain words. */
  children: ReactNode;
}

/** Why a network did not do what it was asked for. */
export function NetworkProblem({ detail, children }: NetworkProblemProps) {
  const { formatMessage } = useIntl();
  return (
    <Problem>
      <WarningIcon />
      <div>
        <p>{children}</p>
        {detail && (
          <Detail>
            {formatMessage(messages.detail)}{' '}
            <q lang="en" dir="auto">
              {detail}
            </q>
          </Detail>
        )}
      </div>
    </Problem>
  );
}

const messages = defineMessages({
  detail: { id: 'networkProblem.detail', defaultMessage: 'Details:' },
});

const Problem = styled.div`
  display: flex;
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.wrongSoft};
  overflow-wrap: anywhere;

  > .lucide {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${color.wrong};
  }
`;

const Detail = styled.p`
  margin-block-start: ${space.s1};
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
