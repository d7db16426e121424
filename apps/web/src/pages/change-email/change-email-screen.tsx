import { useQuery } from '@tanstack/react-query';
import type { OwnAccount } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, EmptyState, MailIcon, PasswordField, TextField } from '@wordhoard/ui';
import { composeChecks, email, required } from '@wordhoard/validators';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Redirect } from 'wouter';
import { useCurrentUrl } from '../../features/auth/post-sign-in-redirect.ts';
import { changeEmail } from '../../features/auth/queries.ts';
import { ownAccountQuery } from '../../features/user/queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Visitors are asked to sign in. */
export function ChangeEmailScreen() {
  const { user } = useSession();
  const currentUrl = useCurrentUrl();
  return user === undefined ? <Redirect to={paths.signIn(currentUrl)} replace /> : <EmailPage />;
}

function EmailPage() {
  const { formatMessage } = useIntl();
  const query = useQuery(ownAccountQuery(useApiQueries()));
  return (
    <FormPage
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      back={{ href: paths.settings(), label: formatMessage(pageTitleMessages.settings) }}
    >
      <QueryView query={query} skeleton="row">
        {(account) => <EmailForm account={account} />}
      </QueryView>
    </FormPage>
  );
}

/** Accounts that sign in with Google or Telegram alone have no password to ask for. */
function EmailForm({ account: { hasPassword, email: current } }: { account: OwnAccount }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm({
    name: 'changeEmail',
    draftFields: ['email'],
    defaultValues: { email: '', password: '' },
    call: async ({ email: address, password }) => {
      await changeEmail(api, { email: address, ...(hasPassword && { password }) });
      return address;
    },
    fieldOf: { PasswordInvalid: 'password', EmailExists: 'email' },
    onDone: setSentTo,
  });
  if (sentTo !== undefined) {
    return (
      <EmptyState
        icon={<MailIcon />}
        title={formatMessage(messages.sent)}
        role="status"
        action={
          <Button onClick={() => setSentTo(undefined)}>{formatMessage(messages.again)}</Button>
        }
      >
        {formatMessage(messages.look, { email: sentTo })}
      </EmptyState>
    );
  }
  return (
    <CallForm form={form} action={formatMessage(messages.action)}>
      <TextField
        label={formatMessage(messages.email)}
        hint={current === null ? undefined : formatMessage(messages.current, { email: current })}
        type="email"
        autoComplete="email"
        {...form.field('email', composeChecks(required(), email()))}
      />
      {hasPassword && (
        <PasswordField
          label={formatMessage(messages.password)}
          autoComplete="current-password"
          {...form.field('password', required())}
        />
      )}
    </CallForm>
  );
}

const messages = defineMessages({
  title: { id: 'changeEmail.title', defaultMessage: 'Your email' },
  lead: {
    id: 'changeEmail.lead',
    defaultMessage: 'We’ll email you a link. The address changes once you open it.',
  },
  current: { id: 'changeEmail.current', defaultMessage: 'Now: {email}' },
  email: { id: 'changeEmail.email', defaultMessage: 'New email' },
  password: { id: 'changeEmail.password', defaultMessage: 'Password' },
  action: { id: 'changeEmail.action', defaultMessage: 'Send link' },
  sent: { id: 'changeEmail.sent', defaultMessage: 'Check your inbox' },
  look: {
    id: 'changeEmail.look',
    defaultMessage: 'A link is on its way to {email}. It works once, within an hour.',
  },
  again: { id: 'changeEmail.again', defaultMessage: 'Use another address' },
});
