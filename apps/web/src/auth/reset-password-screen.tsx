import { ButtonLink, EmptyState, PageHeader } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { CallForm } from '../form/call-form.tsx';
import { FormSheet } from '../form/form-sheet.ts';
import { useCallForm } from '../form/use-call-form.ts';
import { resetPassword } from './auth-calls.ts';
import { NewPasswordField, newPassword } from './new-password-field.tsx';
import { useArrival } from './use-arrival.ts';

/** Where the link of a mail leads. */
export function ResetPasswordScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  usePageMeta(formatMessage(messages.title));

  return (
    <FormSheet>
      <PageHeader
        title={formatMessage(messages.title)}
        lead={token !== '' && formatMessage(messages.lead)}
      />
      {token === '' ? (
        <EmptyState
          title={formatMessage(messages.incomplete)}
          action={
            <ButtonLink href={paths.forgotPassword()}>{formatMessage(messages.again)}</ButtonLink>
          }
        >
          {formatMessage(messages.whole)}
        </EmptyState>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </FormSheet>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { arrive } = useArrival();
  const form = useCallForm({
    name: 'resetPassword',
    kept: [],
    defaultValues: { password: '' },
    call: (values) => resetPassword(api, { ...values, token }),
    onDone: arrive,
  });

  return (
    <CallForm
      form={form}
      action={formatMessage(messages.action)}
      foot={<a href={paths.forgotPassword()}>{formatMessage(messages.again)}</a>}
    >
      <NewPasswordField
        label={formatMessage(messages.password)}
        {...form.field('password', newPassword)}
      />
    </CallForm>
  );
}

const messages = defineMessages({
  title: { id: 'resetPassword.title', defaultMessage: 'Choose a new password' },
  lead: {
    id: 'resetPassword.lead',
    defaultMessage: 'You are signed in with it here, and signed out everywhere else.',
  },
  password: { id: 'resetPassword.password', defaultMessage: 'New password' },
  action: { id: 'resetPassword.action', defaultMessage: 'Set the password' },
  incomplete: {
    id: 'resetPassword.incomplete',
    defaultMessage: 'This link is incomplete: its end is missing',
  },
  whole: {
    id: 'resetPassword.whole',
    defaultMessage: 'Open the link in the mail once more, or copy all of it.',
  },
  again: { id: 'resetPassword.again', defaultMessage: 'Ask for another link' },
});
