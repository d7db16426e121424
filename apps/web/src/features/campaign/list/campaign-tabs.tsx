import { defineMessages } from '@wordhoard/i18n/messages';
import { Tabs } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { pageTitleMessages, paths } from '../../../shared/routes/routes.ts';

/** Links to the two pages about campaigns. */
export function CampaignTabs({ current }: { current: 'campaigns' | 'channels' }) {
  const { formatMessage } = useIntl();
  return (
    <Tabs
      label={formatMessage(messages.label)}
      tabs={[
        {
          href: paths.campaigns(),
          label: formatMessage(pageTitleMessages.campaigns),
          isCurrent: current === 'campaigns',
        },
        {
          href: paths.campaignChannels(),
          label: formatMessage(pageTitleMessages.campaignChannels),
          isCurrent: current === 'channels',
        },
      ]}
    />
  );
}

const messages = defineMessages({
  label: { id: 'campaignTabs.label', defaultMessage: 'Campaigns and channels' },
});
