import { PageHeader, PasswordField, TextField } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { CallForm } from '../form/call-form.tsx';
import { FormSheet } from '../form/form-sheet.ts';
import { useCallForm } from '../form/use-call-form.ts';
import { signIn } from './auth-calls.ts';
import { SocialWays } from './social-ways.tsx';
import { useArrival } from './use-arrival.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export function SignInScreen() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { returnTo, arrive } = useArrival();
  const form = useCallForm({
    name: 'signIn',
    kept: ['login'],
    defaultValues: { login: '', password: '' },
    call: (values) => signIn(api, values),
    onDone: arrive,
  });
  usePageMeta(formatMessage(messages.title));

  return (
    <VisitorsOnly>
      <FormSheet>
        <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
        <CallForm
          form={form}
          action={formatMessage(messages.action)}
          foot={
            <>
              <a href={paths.forgotPassword()}>{formatMessage(messages.forgot)}</a>
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
        </CallForm>
        <SocialWays returnTo={returnTo} />
      </FormSheet>
    </VisitorsOnly>
  );
}

const messages = defineMessages({
  title: { id: 'signIn.title', defaultMessage: 'Sign in' },
  lead: {
    id: 'signIn.lead',
    defaultMessage: 'What this browser remembers of your words comes with you.',
  },
  login: { id: 'signIn.login', defaultMessage: 'Username or email' },
  password: { id: 'signIn.password', defaultMessage: 'Password' },
  action: { id: 'signIn.action', defaultMessage: 'Sign in' },
  forgot: { id: 'signIn.forgot', defaultMessage: 'Forgot your password?' },
  signUp: { id: 'signIn.signUp', defaultMessage: 'No account yet? Sign up' },
});
