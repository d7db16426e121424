import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader, PasswordField } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { NewPasswordField, newPassword } from '../../features/auth/new-password-field.tsx';
import { useCurrentUrl } from '../../features/auth/post-sign-in-redirect.ts';
import { changePassword } from '../../features/auth/queries.ts';
import { SignInInvitation } from '../../features/auth/sign-in-invitation.tsx';
import { providerNames } from '../../features/auth/social-provider.ts';
import { ownAccountQuery } from '../../features/user/queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';

/** Visitors are asked to sign in. A learner who is signed out while using the page keeps it. */
export function ChangePasswordScreen() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [wasSignedIn] = useState(user !== undefined);
  const currentUrl = useCurrentUrl();
  const title = formatMessage(messages.title);
  if (user !== undefined) return <PasswordPage title={title} />;
  if (!wasSignedIn) return <Redirect to={paths.signIn(currentUrl)} replace />;
  return (
    <>
      <PageHeader title={title} />
      <SignInInvitation />
    </>
  );
}

function PasswordPage({ title }: { title: string }) {
  const { formatMessage } = useIntl();
  const query = useQuery(ownAccountQuery(useApiQueries()));
  return (
    <FormPage
      title={title}
      lead={formatMessage(messages.lead)}
      back={{ href: paths.settings(), label: formatMessage(pageTitleMessages.settings) }}
    >
      <QueryView query={query} skeleton="row">
        {({ hasPassword }) => <PasswordForm hasPassword={hasPassword} />}
      </QueryView>
    </FormPage>
  );
}

/** Users who signed up with Google or Telegram have no password yet. */
function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { formatMessage, formatList } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const showToast = useSetAtom(showToastAtom);
  const form = useCallForm({
    name: 'changePassword',
    draftFields: [],
    defaultValues: { password: '', newPassword: '' },
    call: ({ password: known, newPassword }) =>
      changePassword(api, { newPassword, ...(hasPassword && { password: known }) }),
    fieldOf: { PasswordInvalid: 'password' },
    onDone({ providers }) {
      const names = formatList(providers.map((provider) => providerNames[provider]));
      const text =
        providers.length === 0
          ? formatMessage(messages.changed)
          : formatMessage(messages.changedButConnected, { providers: names });
      showToast({ id: 'password', text });
      navigate(paths.settings());
    },
  });
  return (
    <CallForm form={form} action={formatMessage(messages.action)}>
      {hasPassword && (
        <PasswordField
          label={formatMessage(messages.current)}
          autoComplete="current-password"
          {...form.field('password', required())}
        />
      )}
      <NewPasswordField
        label={formatMessage(messages.new)}
        typed={form.value('newPassword')}
        {...form.field('newPassword', newPassword)}
      />
    </CallForm>
  );
}

const messages = defineMessages({
  title: { id: 'changePassword.title', defaultMessage: 'Your password' },
  lead: {
    id: 'changePassword.lead',
    defaultMessage: 'A new password signs you out on all other devices.',
  },
  current: { id: 'changePassword.current', defaultMessage: 'Current password' },
  new: { id: 'changePassword.new', defaultMessage: 'New password' },
  action: { id: 'changePassword.action', defaultMessage: 'Save password' },
  changed: { id: 'changePassword.changed', defaultMessage: 'Password saved' },
  changedButConnected: {
    id: 'changePassword.changedButConnected',
    defaultMessage: 'Password saved. You can still sign in with {providers}.',
  },
});
