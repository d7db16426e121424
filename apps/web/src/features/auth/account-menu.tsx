import { UserRole } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  CampaignIcon,
  EditIcon,
  Menu,
  type MenuItem,
  ModerationIcon,
  SettingsIcon,
  SignOutIcon,
  UserIcon,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useRole, useSession } from '../../shared/session/use-session.ts';
import { AccountAvatar } from './account-avatar.tsx';

/** The pages of the account. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  return (
    <Menu
      label={formatMessage(messages.account, { username: user?.username ?? '' })}
      icon={<AccountAvatar />}
      items={useItems(onSignOut)}
    />
  );
}

function useItems(onSignOut: () => void): MenuItem[] {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const isAdmin = useRole() === UserRole.Admin;
  return [
    { label: formatMessage(pageTitleMessages.profile), icon: <UserIcon />, href: paths.profile() },
    {
      label: formatMessage(messages.contributions),
      icon: <EditIcon />,
      href: paths.userSection(user?.username ?? '', 'contributions'),
    },
    {
      label: formatMessage(pageTitleMessages.settings),
      icon: <SettingsIcon />,
      href: paths.settings(),
    },
    ...(isAdmin
      ? [
          {
            label: formatMessage(pageTitleMessages.moderation),
            icon: <ModerationIcon />,
            href: paths.moderation(),
            startsGroup: true,
          },
          {
            label: formatMessage(pageTitleMessages.campaigns),
            icon: <CampaignIcon />,
            href: paths.campaigns(),
          },
        ]
      : []),
    {
      label: formatMessage(messages.signOut),
      icon: <SignOutIcon />,
      onChoose: onSignOut,
      startsGroup: true,
    },
  ];
}

const messages = defineMessages({
  account: { id: 'accountMenu.account', defaultMessage: 'Account: {username}' },
  contributions: { id: 'account.contributions', defaultMessage: 'My contributions' },
  signOut: { id: 'account.signOut', defaultMessage: 'Sign out' },
});
