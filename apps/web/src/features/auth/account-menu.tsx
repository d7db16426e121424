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
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useRole, useSession } from '../../shared/session/use-session.ts';
import { AccountAvatar } from './account-avatar.tsx';
import { useCurrentUrl } from './post-sign-in-redirect.ts';

/** The pages of the account or, for visitors, links to sign in and to create one. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const visitorItems = useVisitorItems();
  const userItems = useUserItems(onSignOut);
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
      label: formatMessage(pageTitleMessages.toSignIn),
      icon: <SignInIcon />,
      href: paths.signIn(currentUrl),
    },
    {
      label: formatMessage(pageTitleMessages.toSignUp),
      icon: <AddIcon />,
      href: paths.signUp(currentUrl),
    },
    {
      label: formatMessage(pageTitleMessages.settings),
      icon: <SettingsIcon />,
      href: paths.settings(),
      startsGroup: true,
    },
  ];
}

function useUserItems(onSignOut: () => void): MenuItem[] {
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
  visitor: { id: 'accountMenu.visitor', defaultMessage: 'Account' },
  account: { id: 'accountMenu.account', defaultMessage: 'Account: {username}' },
  contributions: { id: 'account.contributions', defaultMessage: 'My contributions' },
  signOut: { id: 'account.signOut', defaultMessage: 'Sign out' },
});
