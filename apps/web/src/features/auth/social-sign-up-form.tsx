import type { Newcomer } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { required } from '@wordhoard/validators';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { LearnedLanguageField, newUsername, UsernameField } from './account-fields.tsx';
import { usePostSignInRedirect, useSocialRedirect } from './post-sign-in-redirect.ts';
import { socialSignIn } from './queries.ts';
import { findSocialProblem, providerNames } from './social-provider.ts';
import { SocialFailureNotice } from './social-sign-in-status.tsx';

interface NewcomerFormProps {
  ticket: string;
  newcomer: Newcomer['newcomer'];
}

/** Asks a new user for a username and a language. */
export function SocialSignUpForm({ ticket, newcomer }: NewcomerFormProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const redirect = useSocialRedirect();
  const { returnTo } = usePostSignInRedirect();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const form = useCallForm({
    name: 'newcomer',
    draftFields: ['username', 'learn'],
    defaultValues: { username: newcomer.suggestedUsername, learn: learnLangCode },
    call: (values) => socialSignIn(api, { ticket, ...values }),
    fieldOf: { UsernameExists: 'username' },
    onDone: (answer) => 'token' in answer && redirect(answer),
  });

  const problem = findSocialProblem(form.failure ?? null);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  const provider = providerNames[newcomer.provider];
  return (
    <FormPage
      title={formatMessage(messages.title)}
      lead={
        newcomer.email === null
          ? formatMessage(messages.lead, { provider })
          : formatMessage(messages.leadWithEmail, { provider, email: newcomer.email })
      }
    >
      <CallForm
        form={form}
        action={formatMessage(pageTitleMessages.toSignUp)}
        footer={
          <a href={paths.signIn(returnTo)}>
            {form.failure?.code === 'EmailExists'
              ? formatMessage(messages.connect, { provider })
              : formatMessage(messages.signIn)}
          </a>
        }
      >
        <UsernameField {...form.field('username', newUsername)} />
        <LearnedLanguageField {...form.field('learn', required())} />
      </CallForm>
    </FormPage>
  );
}

const messages = defineMessages({
  title: { id: 'socialSignUp.title', defaultMessage: 'Choose a username' },
  lead: {
    id: 'socialSignUp.lead',
    defaultMessage: 'You’re signed in with {provider}. One thing is missing.',
  },
  leadWithEmail: {
    id: 'socialSignUp.leadWithEmail',
    defaultMessage: 'You’re signed in with {provider} as {email}. One thing is missing.',
  },
  signIn: {
    id: 'socialSignUp.signIn',
    defaultMessage: 'Already have an account? Sign in',
  },
  connect: {
    id: 'socialSignUp.connect',
    defaultMessage: 'Sign in with your password, then connect {provider} in the settings',
  },
});
