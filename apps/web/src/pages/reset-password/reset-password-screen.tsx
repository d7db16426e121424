import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { EmptyState } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { NewPasswordField, newPassword } from '../../features/auth/new-password-field.tsx';
import { usePostSignInRedirect } from '../../features/auth/post-sign-in-redirect.ts';
import { resetPassword } from '../../features/auth/queries.ts';
import { initDataQuery, useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { paths } from '../../shared/routes/routes.ts';

/** The target of the link in password mails. */
export function ResetPasswordScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';

  return (
    <FormPage title={formatMessage(messages.title)} lead={token !== '' && <ResetLead />}>
      {token === '' ? (
        <EmptyState
          title={formatMessage(messages.incomplete)}
          link={{ href: paths.forgotPassword(), label: formatMessage(messages.again) }}
        >
          {formatMessage(messages.whole)}
        </EmptyState>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </FormPage>
  );
}

/** What the new password changes for sessions and for sign-in providers, if this server supports any. */
function ResetLead() {
  const { formatMessage } = useIntl();
  const { data } = useQuery(initDataQuery(useApiQueries()));
  const hasProviders = data !== undefined && data.socialProviders.length > 0;
  return (
    <>
      {formatMessage(messages.lead)}
      {hasProviders && ` ${formatMessage(messages.disconnected)}`}
    </>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { startSession } = usePostSignInRedirect();
  const form = useCallForm({
    name: 'resetPassword',
    draftFields: [],
    defaultValues: { password: '' },
    call: (values) => resetPassword(api, { ...values, token }),
    onDone: startSession,
  });

  return (
    <CallForm
      form={form}
      action={formatMessage(messages.action)}
      footer={<a href={paths.forgotPassword()}>{formatMessage(messages.again)}</a>}
    >
      <NewPasswordField
        label={formatMessage(messages.password)}
        typed={form.value('password')}
        {...form.field('password', newPassword)}
      />
    </CallForm>
  );
}

const messages = defineMessages({
  title: { id: 'resetPassword.title', defaultMessage: 'Choose a new password' },
  lead: {
    id: 'resetPassword.lead',
    defaultMessage: 'You’ll be signed in here and signed out everywhere else.',
  },
  disconnected: {
    id: 'resetPassword.disconnected',
    defaultMessage:
      'Other ways to sign in will be disconnected. You can connect them again in the settings.',
  },
  password: { id: 'resetPassword.password', defaultMessage: 'New password' },
  action: { id: 'resetPassword.action', defaultMessage: 'Save password' },
  incomplete: {
    id: 'resetPassword.incomplete',
    defaultMessage: 'This link is incomplete',
  },
  whole: {
    id: 'resetPassword.whole',
    defaultMessage: 'Open the link in the email again, or copy all of it.',
  },
  again: { id: 'resetPassword.again', defaultMessage: 'Get another link' },
});
