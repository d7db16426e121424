import { PageHeader } from '@wordhoard/ui';
import { composeChecks, email, required } from '@wordhoard/validators';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { VisitorsOnly } from '../../features/auth/access-gates.tsx';
import {
  EmailField,
  LearnedLanguageField,
  newUsername,
  UsernameField,
} from '../../features/auth/account-fields.tsx';
import { NewPasswordField, newPassword } from '../../features/auth/new-password-field.tsx';
import { usePostSignInRedirect } from '../../features/auth/post-sign-in-redirect.ts';
import { signUp } from '../../features/auth/queries.ts';
import { SocialSignInLinks } from '../../features/auth/social-sign-in-links.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { CallForm, FormSheet } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitles, paths } from '../../shared/routes/routes.ts';
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
  usePageMeta(formatMessage(pageTitles.signUp));

  return (
    <VisitorsOnly>
      <FormSheet>
        <PageHeader title={formatMessage(pageTitles.signUp)} lead={formatMessage(messages.lead)} />
        <CallForm
          form={form}
          action={formatMessage(messages.action)}
          footer={<a href={paths.signIn(returnTo)}>{formatMessage(messages.signIn)}</a>}
        >
          <UsernameField {...form.field('username', newUsername)} />
          <EmailField {...form.field('email', composeChecks(required(), email()))} />
          <NewPasswordField
            label={formatMessage(messages.password)}
            typed={form.value('password')}
            {...form.field('password', newPassword)}
          />
          <LearnedLanguageField {...form.field('learn', required())} />
        </CallForm>
        <SocialSignInLinks returnTo={returnTo} />
      </FormSheet>
    </VisitorsOnly>
  );
}

const messages = defineMessages({
  lead: {
    id: 'signUp.lead',
    defaultMessage: 'Your words and results on every device. What you saved here comes with you.',
  },
  password: { id: 'signUp.password', defaultMessage: 'Password' },
  action: { id: 'signUp.action', defaultMessage: 'Create account' },
  signIn: { id: 'signUp.signIn', defaultMessage: 'Already have an account? Sign in' },
});
