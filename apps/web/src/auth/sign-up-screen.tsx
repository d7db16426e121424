import { PageHeader, Select, TextField } from '@wordhoard/ui';
import { composeChecks, email, required, username } from '@wordhoard/validators';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { CallForm } from '../form/call-form.tsx';
import { FormSheet } from '../form/form-sheet.ts';
import { useCallForm } from '../form/use-call-form.ts';
import { useLanguageOptions } from '../language/use-language-options.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { signUp } from './auth-calls.ts';
import { NewPasswordField, newPassword } from './new-password-field.tsx';
import { SocialWays } from './social-ways.tsx';
import { useArrival } from './use-arrival.ts';
import { UsernameField } from './username-field.tsx';
import { VisitorsOnly } from './visitors-only.tsx';

export function SignUpScreen() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { returnTo, arrive } = useArrival();
  const { learnLangCode: learn } = useAtomValue(settingsAtom);
  const languages = useLanguageOptions();
  const form = useCallForm({
    name: 'signUp',
    kept: ['username', 'email', 'learn'],
    defaultValues: { username: '', email: '', password: '', learn },
    call: (values) => signUp(api, values),
    fieldOf: { UsernameExists: 'username', EmailExists: 'email' },
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
          foot={<a href={paths.signIn(returnTo)}>{formatMessage(messages.signIn)}</a>}
        >
          <UsernameField {...form.field('username', composeChecks(required(), username()))} />
          <TextField
            label={formatMessage(messages.email)}
            hint={formatMessage(messages.emailHint)}
            type="email"
            autoComplete="email"
            {...form.field('email', composeChecks(required(), email()))}
          />
          <NewPasswordField
            label={formatMessage(messages.password)}
            {...form.field('password', newPassword)}
          />
          <Select
            label={formatMessage(messages.learn)}
            options={languages}
            {...form.field('learn', required())}
          />
        </CallForm>
        <SocialWays returnTo={returnTo} />
      </FormSheet>
    </VisitorsOnly>
  );
}

const messages = defineMessages({
  title: { id: 'signUp.title', defaultMessage: 'Sign up' },
  lead: {
    id: 'signUp.lead',
    defaultMessage: 'Your words and results, on every device. What you have marked here is kept.',
  },
  email: { id: 'signUp.email', defaultMessage: 'Email' },
  emailHint: {
    id: 'signUp.emailHint',
    defaultMessage: 'Only for a new password, if you forget yours.',
  },
  password: { id: 'signUp.password', defaultMessage: 'Password' },
  learn: { id: 'signUp.learn', defaultMessage: 'I learn' },
  action: { id: 'signUp.action', defaultMessage: 'Sign up' },
  signIn: { id: 'signUp.signIn', defaultMessage: 'You have an account? Sign in' },
});
