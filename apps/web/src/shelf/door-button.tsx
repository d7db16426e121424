import { ButtonLink } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { paths } from '../app/paths.ts';

/** For visitors, where others send a form: what they have typed waits for them. */
export function DoorButton() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  return (
    <ButtonLink variant="primary" href={paths.signIn(pathname)}>
      {formatMessage(messages.signIn)}
    </ButtonLink>
  );
}

const messages = defineMessages({
  signIn: { id: 'shelf.signIn', defaultMessage: 'Sign in and go on' },
});
