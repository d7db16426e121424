import { defineMessages } from '@wordhoard/i18n/messages';
import { ChannelIcon, EmptyState } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';

/** Leads to the first channel, without which there is no campaign. */
export function NoChannel() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ChannelIcon />}
      title={formatMessage(messages.title)}
      link={{ href: paths.campaignChannels(), label: formatMessage(messages.connect) }}
    >
      {formatMessage(messages.hint)}
    </EmptyState>
  );
}

const messages = defineMessages({
  title: { id: 'noChannel.title', defaultMessage: 'Connect a channel first' },
  hint: {
    id: 'noChannel.hint',
    defaultMessage: 'Connect a Telegram channel or a Mastodon account, then plan what it posts.',
  },
  connect: { id: 'noChannel.connect', defaultMessage: 'Connect a channel' },
});
