import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import { AccountIcon, ChannelIcon } from '@wordhoard/ui';
import type { ReactElement } from 'react';

/** Networks are called the same in every language. */
export const networkNames: Record<SmmNetwork, string> = {
  telegram: 'Telegram',
  mastodon: 'Mastodon',
};

export const networkIcons: Record<SmmNetwork, ReactElement> = {
  telegram: <ChannelIcon />,
  mastodon: <AccountIcon />,
};
