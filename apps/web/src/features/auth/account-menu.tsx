import { UserRole } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  AddIcon,
  CampaignIcon,
  EditIcon,
  Menu,
  type MenuItem,
  ModerationIcon,
  SettingsIcon,
  SignInIcon,
  SignOutIcon,
  UserIcon,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import { useRole, useSession } from '../../shared/session/use-session.ts';
import { AccountAvatar } from './account-avatar.tsx';
import { useCurrentUrl } from './post-sign-in-redirect.ts';

/** The pages of the account or, for visitors, links to sign in and to create one. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const visitorItems = useVisitorItems();
  const userItems = useUserItems();
  const label =
    user === undefined
      ? formatMessage(messages.visitor)
      : formatMessage(messages.account, { username: user.username });
  return (
    <Menu
      label={label}
      icon={<AccountAvatar />}
      items={user === undefined ? visitorItems : userItems}
    />
  );
}

/** Both sign-in links lead back to the current page. */
function useVisitorItems(): MenuItem[] {
  const { formatMessage } = useIntl();
  const currentUrl = useCurrentUrl();
  return [
    {
      label: formatMessage(messages.signIn),
      icon: <SignInIcon />,
      href: paths.signIn(currentUrl),
    },
    {
      label: formatMessage(messages.signUp),
      icon: <AddIcon />,
      href: paths.signUp(currentUrl),
    },
    {
      label: formatMessage(messages.settings),
      icon: <SettingsIcon />,
      href: paths.settings(),
      startsGroup: true,
    },
  ];
}

function useUserItems(): MenuItem[] {
  const { formatMessage } = useIntl();
  const { user, end } = useSession();
  const isAdmin = useRole() === UserRole.Admin;
  return [
    { label: formatMessage(messages.profile), icon: <UserIcon />, href: paths.profile() },
    {
      label: formatMessage(messages.contributions),
      icon: <EditIcon />,
      href: paths.userSection(user?.username ?? '', 'contributions'),
    },
    { label: formatMessage(messages.settings), icon: <SettingsIcon />, href: paths.settings() },
    ...(isAdmin
      ? [
          {
            label: formatMessage(messages.moderation),
            icon: <ModerationIcon />,
            href: paths.moderation(),
            startsGroup: true,
          },
          {
            label: formatMessage(messages.campaigns),
            icon: <CampaignIcon />,
            href: paths.campaigns(),
          },
        ]
      : []),
    {
      label: formatMessage(messages.signOut),
      icon: <SignOutIcon />,
      onChoose: end,
      startsGroup: true,
    },
  ];
}

const messages = defineMessages({
  visitor: { id: 'accountMenu.visitor', defaultMessage: 'Account' },
  account: { id: 'accountMenu.account', defaultMessage: 'Account: {username}' },
  signIn: { id: 'account.signIn', defaultMessage: 'Sign in' },
  signUp: { id: 'account.signUp', defaultMessage: 'Create account' },
  profile: { id: 'accountMenu.profile', defaultMessage: 'Profile' },
  contributions: { id: 'account.contributions', defaultMessage: 'My contributions' },
  settings: { id: 'accountMenu.settings', defaultMessage: 'Settings' },
  moderation: { id: 'account.moderation', defaultMessage: 'Moderation' },
  campaigns: { id: 'account.campaigns', defaultMessage: 'Campaigns' },
  signOut: { id: 'account.signOut', defaultMessage: 'Sign out' },
});
