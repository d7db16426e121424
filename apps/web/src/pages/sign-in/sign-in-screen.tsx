import { defineMessages } from '@wordhoard/i18n/messages';
import { PasswordField, TextField } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { usePostSignInRedirect } from '../../features/auth/post-sign-in-redirect.ts';
import { signIn } from '../../features/auth/queries.ts';
import { VisitorFormPage } from '../../features/auth/visitor-form-page.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

export function SignInScreen() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { returnTo, startSession } = usePostSignInRedirect();
  const form = useCallForm({
    name: 'signIn',
    draftFields: ['login'],
    defaultValues: { login: '', password: '' },
    call: (values) => signIn(api, values),
    onDone: startSession,
  });
  return (
    <VisitorFormPage
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      form={form}
      action={formatMessage(pageTitleMessages.toSignIn)}
      footer={
        <>
          <a href={paths.forgotPassword()}>{formatMessage(pageTitleMessages.forgotPassword)}</a>
          <a href={paths.signUp(returnTo)}>{formatMessage(messages.signUp)}</a>
        </>
      }
    >
      <TextField
        label={formatMessage(messages.login)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('login', required())}
      />
      <PasswordField
        label={formatMessage(messages.password)}
        autoComplete="current-password"
        {...form.field('password', required())}
      />
    </VisitorFormPage>
  );
}

const messages = defineMessages({
  title: { id: 'signIn.title', defaultMessage: 'Sign in' },
  lead: {
    id: 'signIn.lead',
    defaultMessage: 'What you saved on this device comes with you.',
  },
  login: { id: 'signIn.login', defaultMessage: 'Username or email' },
  password: { id: 'signIn.password', defaultMessage: 'Password' },
  signUp: { id: 'signIn.signUp', defaultMessage: 'No account yet? Create one' },
});
