import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AccountIcon, ChannelIcon, Note, Notice } from '@wordhoard/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';

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
    <Notice tone="bad">
      <p>{children}</p>
      {detail && (
        <Note>
          {formatMessage(messages.detail)}{' '}
          <q lang="en" dir="auto">
            {detail}
          </q>
        </Note>
      )}
    </Notice>
  );
}

const messages = defineMessages({
  detail: { id: 'networkProblem.detail', defaultMessage: 'Details:' },
});
