import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, ButtonRow, Notice } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AccountButtons } from '../auth/sign-in-invitation.tsx';

interface AccountNoticeProps {
  /** Imports the account. Undefined if another page does. */
  onImport: (() => void) | undefined;
}

/** Offers to import an account whose file was given as words. */
export function AccountNotice({ onImport }: AccountNoticeProps) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  return (
    <Notice tone="neutral" role="status">
      <p>{formatMessage(messages.account)}</p>
      <ButtonRow>
        {user === undefined && <AccountButtons />}
        {user !== undefined &&
          (onImport ? (
            <Button variant="primary" onClick={onImport}>
              {formatMessage(messages.import)}
            </Button>
          ) : (
            <ButtonLink href={paths.pasteList()}>{formatMessage(messages.bring)}</ButtonLink>
          ))}
      </ButtonRow>
    </Notice>
  );
}

const messages = defineMessages({
  account: {
    id: 'accountNotice.account',
    defaultMessage:
      'This is the file of a whole Wordhoard account, with lists, tables, reviews and notes. It is imported as an account, not as words.',
  },
  import: { id: 'accountNotice.import', defaultMessage: 'Import the account' },
  bring: { id: 'accountNotice.bring', defaultMessage: 'Go to “Bring your words”' },
});
