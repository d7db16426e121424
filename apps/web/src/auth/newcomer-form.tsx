import type { components } from '@wordhoard/api-client';
import { PageHeader, Select } from '@wordhoard/ui';
import { composeChecks, required, username } from '@wordhoard/validators';
import { useAtomValue } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { CallForm } from '../form/call-form.tsx';
import { FormSheet } from '../form/form-sheet.ts';
import { useCallForm } from '../form/use-call-form.ts';
import { useLanguageOptions } from '../language/use-language-options.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { socialSignIn } from './auth-calls.ts';
import { providerNames } from './provider-names.ts';
import { problemOf } from './social-failure.ts';
import { SocialFailureNotice } from './social-failure-notice.tsx';
import { useArrival } from './use-arrival.ts';
import { useSocialArrival } from './use-social-arrival.ts';
import { UsernameField } from './username-field.tsx';

interface NewcomerFormProps {
  ticket: string;
  newcomer: components['schemas']['Newcomer']['newcomer'];
}

/** Somebody who is new here chooses what others see of them. */
export function NewcomerForm({ ticket, newcomer }: NewcomerFormProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const arrive = useSocialArrival();
  const { returnTo } = useArrival();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const languages = useLanguageOptions();
  const form = useCallForm({
    name: 'newcomer',
    kept: ['username', 'learn'],
    defaultValues: { username: newcomer.suggestedUsername, learn: learnLangCode },
    call: (values) => socialSignIn(api, { ticket, ...values }),
    fieldOf: { UsernameExists: 'username' },
    onDone: (answer) => 'token' in answer && arrive(answer),
  });
  usePageMeta(formatMessage(messages.title));

  const problem = problemOf(form.failure ?? null);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  const provider = providerNames[newcomer.provider];
  return (
    <FormSheet>
      <PageHeader
        title={formatMessage(messages.title)}
        lead={
          newcomer.email === null
            ? formatMessage(messages.lead, { provider })
            : formatMessage(messages.leadWithEmail, { provider, email: newcomer.email })
        }
      />
      <CallForm
        form={form}
        action={formatMessage(messages.action)}
        foot={
          <a href={paths.signIn(returnTo)}>
            {form.failure?.code === 'EmailExists'
              ? formatMessage(messages.connect, { provider })
              : formatMessage(messages.signIn)}
          </a>
        }
      >
        <UsernameField {...form.field('username', composeChecks(required(), username()))} />
        <Select
          label={formatMessage(messages.learn)}
          options={languages}
          {...form.field('learn', required())}
        />
      </CallForm>
    </FormSheet>
  );
}

const messages = defineMessages<{
  title: NoMessageValues;
  lead: { provider: string };
  leadWithEmail: { provider: string; email: string };
  learn: NoMessageValues;
  action: NoMessageValues;
  signIn: NoMessageValues;
  connect: { provider: string };
}>({
  title: { id: 'newcomer.title', defaultMessage: 'Welcome. Who will you be here?' },
  lead: {
    id: 'newcomer.lead',
    defaultMessage: '{provider} has told us who you are. Now choose a username.',
  },
  leadWithEmail: {
    id: 'newcomer.leadWithEmail',
    defaultMessage: '{provider} has told us that you are {email}. Now choose a username.',
  },
  learn: { id: 'signUp.learn', defaultMessage: 'I learn' },
  action: { id: 'newcomer.action', defaultMessage: 'Begin' },
  signIn: { id: 'newcomer.signIn', defaultMessage: 'You have an account already? Sign in to it' },
  connect: {
    id: 'newcomer.connect',
    defaultMessage: 'Sign in with your password, then connect {provider} in the settings',
  },
});
