import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, color, PasswordField, space } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { FormDialog } from '../../shared/form/dialogs.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { deleteAccount } from './queries.ts';

interface DeleteAccountProps {
  /** Whether the user must confirm with a password, because others may have access to the screen. */
  hasPassword: boolean;
}

export function DeleteAccount({ hasPassword }: DeleteAccountProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame>
      <p>{formatMessage(messages.warning)}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {formatMessage(messages.open)}
      </Button>
      <DeleteAccountDialog
        hasPassword={hasPassword}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Frame>
  );
}

interface DeleteAccountDialogProps extends DeleteAccountProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for confirmation, because the deletion cannot be undone, and lists what remains. */
function DeleteAccountDialog({ isOpen, hasPassword, onClose }: DeleteAccountDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { forget } = useSession();
  const form = useCallForm({
    name: 'deleteAccount',
    draftFields: [],
    defaultValues: { password: '' },
    call: ({ password }) => deleteAccount(api, hasPassword ? { password } : {}),
    onDone: forget,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={formatMessage(messages.title)}
      form={form}
      cancel={formatMessage(messages.keep)}
      action={formatMessage(messages.delete)}
      variant="danger"
      onClose={onClose}
    >
      <p>{formatMessage(messages.explanation)}</p>
      {hasPassword && (
        <PasswordField
          label={formatMessage(messages.password)}
          autoComplete="current-password"
          {...form.field('password', required())}
        />
      )}
    </FormDialog>
  );
}

const messages = defineMessages({
  warning: {
    id: 'deleteAccount.warning',
    defaultMessage: 'Your account and everything in it will be deleted. This can’t be undone.',
  },
  open: { id: 'account.delete', defaultMessage: 'Delete account' },
  title: { id: 'deleteAccount.title', defaultMessage: 'Delete your account?' },
  explanation: {
    id: 'deleteAccount.explanation',
    defaultMessage:
      'Your progress, results, lists and tables will be deleted for good, and so will contributions that haven’t been approved. Approved ones stay, without your name.',
  },
  password: { id: 'deleteAccount.password', defaultMessage: 'Your password' },
  keep: { id: 'deleteAccount.keep', defaultMessage: 'Keep account' },
  delete: { id: 'deleteAccount.delete', defaultMessage: 'Delete account' },
});

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s4};

  > p {
    color: ${color.textMuted};
  }
`;
