import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, Menu, SettingsIcon, SignInIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { AccountAvatar } from './account-avatar.tsx';
import { useCurrentUrl } from './post-sign-in-redirect.ts';

/** Links to sign in and to create an account, which lead back to the current page. */
export function VisitorMenu() {
  const { formatMessage } = useIntl();
  const currentUrl = useCurrentUrl();
  return (
    <Menu
      label={formatMessage(messages.visitor)}
      icon={<AccountAvatar />}
      items={[
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
      ]}
    />
  );
}

const messages = defineMessages({
  visitor: { id: 'accountMenu.visitor', defaultMessage: 'Account' },
});
