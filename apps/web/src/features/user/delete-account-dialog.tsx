import { Button, Dialog, PasswordField } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { DialogForm, FormFailure, SubmitButton } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { deleteAccount } from './queries.ts';

interface DeleteAccountDialogProps {
  isOpen: boolean;
  /** It is asked for, where there is one: nobody else at this screen is to do this. */
  hasPassword: boolean;
  onClose: () => void;
}

/** There is no way back, so it says what goes and what stays. */
export function DeleteAccountDialog({ isOpen, hasPassword, onClose }: DeleteAccountDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { forget } = useSession();
  const id = useId();
  const form = useCallForm({
    name: 'deleteAccount',
    kept: [],
    defaultValues: { password: '' },
    call: ({ password }) => deleteAccount(api, hasPassword ? { password } : {}),
    onDone: forget,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(messages.keep)}</Button>
          <SubmitButton form={id} variant="danger" aria-busy={form.isSubmitting}>
            {formatMessage(messages.delete)}
          </SubmitButton>
        </>
      }
    >
      <DialogForm id={id} noValidate onSubmit={form.submit}>
        <p>{formatMessage(messages.warning)}</p>
        <FormFailure failure={form.failure} />
        {hasPassword && (
          <PasswordField
            label={formatMessage(messages.password)}
            autoComplete="current-password"
            {...form.field('password', required())}
          />
        )}
      </DialogForm>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'deleteAccount.title', defaultMessage: 'Delete your account?' },
  warning: {
    id: 'deleteAccount.warning',
    defaultMessage:
      'Your progress, results, lists and tables are deleted for good, with everything of yours that is not approved. What was approved stays, without your name.',
  },
  password: { id: 'deleteAccount.password', defaultMessage: 'Your password' },
  keep: { id: 'deleteAccount.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deleteAccount.delete', defaultMessage: 'Delete it for ever' },
});
