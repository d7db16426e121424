import type { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, Dialog, type DialogProps } from '@wordhoard/ui';
import { type FormEventHandler, useId } from 'react';
import { useIntl } from 'react-intl';
import { DialogForm, FormFailure, SubmitButton } from './call-form.tsx';

interface CommonProps extends Pick<DialogProps, 'title' | 'onClose' | 'children'> {
  /** `true` by default, for dialogs that are mounted only while they are open. */
  isOpen?: boolean;
  variant?: 'primary' | 'danger';
}

interface ConfirmDialogProps extends CommonProps {
  /** The button that changes nothing; “Keep it” by default. */
  keep?: string;
  /** The button that confirms; “Delete” by default. */
  confirm?: string;
  isPending?: boolean;
  onConfirm: () => void;
}

/** Asks for confirmation before something that cannot be undone, or that others see. */
export function ConfirmDialog({
  isOpen = true,
  variant = 'danger',
  keep,
  confirm,
  isPending = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      actions={
        <>
          <Button onClick={dialog.onClose}>{keep ?? formatMessage(messages.keep)}</Button>
          <Button variant={variant} aria-busy={isPending} onClick={onConfirm}>
            {confirm ?? formatMessage(messages.delete)}
          </Button>
        </>
      }
    />
  );
}

interface FormDialogProps extends CommonProps {
  form: { submit: FormEventHandler; failure?: ApiFailure | undefined; isSubmitting?: boolean };
  /** “Cancel” by default. */
  cancel?: string;
  /** The text of the submit button; “Save” by default. */
  action?: string;
  /** Whether the form can be submitted; `true` by default. */
  isReady?: boolean;
  /** Whether the form shows its errors itself, which is the default. */
  noValidate?: boolean;
}

export function FormDialog({
  isOpen = true,
  variant = 'primary',
  form,
  cancel,
  action,
  isReady = true,
  noValidate = true,
  children,
  ...dialog
}: FormDialogProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancel ?? formatMessage(messages.cancel)}</Button>
          <SubmitButton
            form={id}
            variant={variant}
            disabled={!isReady}
            aria-busy={form.isSubmitting}
          >
            {action ?? formatMessage(messages.save)}
          </SubmitButton>
        </>
      }
    >
      <DialogForm id={id} noValidate={noValidate} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        {children}
      </DialogForm>
    </Dialog>
  );
}

const messages = defineMessages({
  keep: { id: 'dialog.keep', defaultMessage: 'Keep it' },
  delete: { id: 'dialog.delete', defaultMessage: 'Delete' },
  cancel: { id: 'dialog.cancel', defaultMessage: 'Cancel' },
  save: { id: 'dialog.save', defaultMessage: 'Save' },
});
