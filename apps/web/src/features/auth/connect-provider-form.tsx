import { defineMessages } from '@wordhoard/i18n/messages';
import { PasswordField } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSocialRedirect } from './post-sign-in-redirect.ts';
import { socialSignIn } from './queries.ts';
import { findSocialProblem } from './social-provider.ts';
import { SocialFailureNotice } from './social-sign-in-status.tsx';

/** Asks signed-in users for their password before a provider can sign in to their account. */
export function ConnectProviderForm({ ticket }: { ticket: string }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const redirect = useSocialRedirect();
  const form = useCallForm({
    name: 'connectProvider',
    draftFields: [],
    defaultValues: { password: '' },
    call: ({ password }) => socialSignIn(api, { ticket, password }),
    fieldOf: { PasswordInvalid: 'password' },
    onDone: (answer) => 'token' in answer && redirect(answer),
  });

  const problem = findSocialProblem(form.failure ?? null);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  return (
    <FormPage title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <CallForm
        form={form}
        action={formatMessage(messages.action)}
        footer={<a href={paths.settings()}>{formatMessage(messages.cancel)}</a>}
      >
        <PasswordField
          label={formatMessage(messages.password)}
          autoComplete="current-password"
          {...form.field('password', required())}
        />
      </CallForm>
    </FormPage>
  );
}

const messages = defineMessages({
  title: { id: 'connectProvider.title', defaultMessage: 'Is it really you?' },
  lead: {
    id: 'connectProvider.lead',
    defaultMessage: 'Enter your password to connect another way to sign in.',
  },
  password: { id: 'connectProvider.password', defaultMessage: 'Your password' },
  action: { id: 'connectProvider.action', defaultMessage: 'Connect' },
  cancel: { id: 'connectProvider.cancel', defaultMessage: 'Don’t connect' },
});
