import { defineMessages } from '@wordhoard/i18n/messages';
import { TextField } from '@wordhoard/ui';
import { composeChecks, email, required } from '@wordhoard/validators';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import {
  LearnedLanguageField,
  newUsername,
  UsernameField,
} from '../../features/auth/account-fields.tsx';
import { NewPasswordField, newPassword } from '../../features/auth/new-password-field.tsx';
import { usePostSignInRedirect } from '../../features/auth/post-sign-in-redirect.ts';
import { signUp } from '../../features/auth/queries.ts';
import { VisitorFormPage } from '../../features/auth/visitor-form-page.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

export function SignUpScreen() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { returnTo, startSession } = usePostSignInRedirect();
  const { learnLangCode: learn } = useAtomValue(settingsAtom);
  const form = useCallForm({
    name: 'signUp',
    draftFields: ['username', 'email', 'learn'],
    defaultValues: { username: '', email: '', password: '', learn },
    call: (values, id) => signUp(api, { id, ...values }),
    fieldOf: { UsernameExists: 'username', EmailExists: 'email' },
    onDone: startSession,
  });
  // In the order on the page: the first field with an error gets the focus.
  const usernameField = form.field('username', newUsername);
  const emailField = form.field('email', composeChecks(required(), email()));
  return (
    <VisitorFormPage
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      form={form}
      action={formatMessage(pageTitleMessages.toSignUp)}
      footer={<a href={paths.signIn(returnTo)}>{formatMessage(messages.signIn)}</a>}
    >
      <UsernameField {...usernameField} />
      <TextField
        label={formatMessage(messages.email)}
        hint={!emailField.error && formatMessage(messages.emailHint)}
        type="email"
        autoComplete="email"
        {...emailField}
      />
      <NewPasswordField
        label={formatMessage(messages.password)}
        typed={form.value('password')}
        {...form.field('password', newPassword)}
      />
      <LearnedLanguageField {...form.field('learn', required())} />
    </VisitorFormPage>
  );
}

const messages = defineMessages({
  title: { id: 'signUp.title', defaultMessage: 'Create account' },
  lead: {
    id: 'signUp.lead',
    defaultMessage: 'Your words and results on every device. What you saved here comes with you.',
  },
  email: { id: 'signUp.email', defaultMessage: 'Email' },
  emailHint: {
    id: 'signUp.emailHint',
    defaultMessage: 'For password resets, and for reminders if you want them.',
  },
  password: { id: 'signUp.password', defaultMessage: 'Password' },
  signIn: { id: 'signUp.signIn', defaultMessage: 'Already have an account? Sign in' },
});
