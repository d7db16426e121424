import type { Newcomer } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PasswordField } from '@wordhoard/ui';
import { required } from '@wordhoard/validators';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import {
  LearnedLanguageField,
  newUsername,
  UsernameField,
} from '../../features/auth/account-fields.tsx';
import {
  usePostSignInRedirect,
  useSocialRedirect,
} from '../../features/auth/post-sign-in-redirect.ts';
import { socialSignIn } from '../../features/auth/queries.ts';
import {
  findSocialProblem,
  isPasswordMissing,
  isSocialFailure,
  providerNames,
} from '../../features/auth/social-provider.ts';
import { SocialFailureNotice, SocialProgress } from '../../features/auth/social-sign-in-status.tsx';
import { readTelegramLogin, TelegramReturn } from '../../features/auth/telegram-sign-in.tsx';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** The page that Google and Telegram redirect to: with a ticket, a Telegram login, or an error. */
export function SocialSignInScreen() {
  const [parameters] = useSearchParams();
  const ticket = parameters.get('ticket');
  const login = readTelegramLogin(parameters);
  const error = parameters.get('error');
  if (ticket !== null) return <TicketReturn key={ticket} ticket={ticket} />;
  if (login !== undefined) return <TelegramReturn login={login} />;
  return <SocialFailureNotice failure={isSocialFailure(error) ? error : 'invalid'} />;
}

/** Signs in a user whom a provider has identified, or asks a new one to sign up. */
function TicketReturn({ ticket }: { ticket: string }) {
  const redirect = useSocialRedirect();
  const { mutate, isIdle, data, error } = useApiQueries().useMutation(
    'post',
    '/front-auth/social-sign-in',
    {
      onSuccess: (answer) => 'token' in answer && redirect(answer),
      meta: { showsFailure: true },
    },
  );
  const signIn = useEffectEvent(() => mutate({ body: { ticket } }));
  useEffect(() => {
    if (isIdle) signIn();
  }, [isIdle]);

  const problem = findSocialProblem(error);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  if (isPasswordMissing(error)) return <ConnectProviderForm ticket={ticket} />;
  if (data !== undefined && 'newcomer' in data) {
    return <SocialSignUpForm ticket={ticket} newcomer={data.newcomer} />;
  }
  return <SocialProgress failure={error} onRetry={() => mutate({ body: { ticket } })} />;
}

/** Asks signed-in users for their password before a provider can sign in to their account. */
function ConnectProviderForm({ ticket }: { ticket: string }) {
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

interface NewcomerFormProps {
  ticket: string;
  newcomer: Newcomer['newcomer'];
}

/** Asks a new user for a username and a language. */
function SocialSignUpForm({ ticket, newcomer }: NewcomerFormProps) {
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
      title={formatMessage(signUpMessages.title)}
      lead={
        newcomer.email === null
          ? formatMessage(signUpMessages.lead, { provider })
          : formatMessage(signUpMessages.leadWithEmail, { provider, email: newcomer.email })
      }
    >
      <CallForm
        form={form}
        action={formatMessage(pageTitleMessages.toSignUp)}
        footer={
          <a href={paths.signIn(returnTo)}>
            {form.failure?.code === 'EmailExists'
              ? formatMessage(signUpMessages.connect, { provider })
              : formatMessage(signUpMessages.signIn)}
          </a>
        }
      >
        <UsernameField {...form.field('username', newUsername)} />
        <LearnedLanguageField {...form.field('learn', required())} />
      </CallForm>
    </FormPage>
  );
}

const signUpMessages = defineMessages({
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
