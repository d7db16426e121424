import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, EmptyState, MailIcon, Stack } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { confirmEmail } from '../../features/auth/queries.ts';
import { userKeys } from '../../features/user/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { FormFailure } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { paths } from '../../shared/routes/routes.ts';

/** The target of the links in mails about an address. It asks first, because mail scanners open links. */
export function ConfirmEmailScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const { mutate, isPending, data, error } = useConfirmEmail(token);
  const settings = { href: paths.settings(), label: formatMessage(messages.settings) };

  if (data !== undefined || token === '') {
    return (
      <FormPage title={formatMessage(messages.title)}>
        <EmptyState
          icon={<MailIcon />}
          title={formatMessage(data ? messages.done : messages.incomplete)}
          role="status"
          link={settings}
        >
          {data ? formatMessage(messages.now, data) : formatMessage(messages.whole)}
        </EmptyState>
      </FormPage>
    );
  }
  return (
    <FormPage title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <Stack $gap="s4">
        <FormFailure failure={error ?? undefined} />
        <div>
          <Button variant="primary" aria-busy={isPending} onClick={() => mutate()}>
            {formatMessage(messages.action)}
          </Button>
        </div>
      </Stack>
    </FormPage>
  );
}

function useConfirmEmail(token: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation<{ email: string }, ApiFailure>({
    mutationFn: () => confirmEmail(api, { token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.account }),
    meta: { showsFailure: true },
  });
}

const messages = defineMessages({
  title: { id: 'confirmEmail.title', defaultMessage: 'Confirm your email' },
  lead: {
    id: 'confirmEmail.lead',
    defaultMessage: 'Your account’s email will change to the address this link was sent to.',
  },
  action: { id: 'confirmEmail.action', defaultMessage: 'Confirm email' },
  done: { id: 'confirmEmail.done', defaultMessage: 'Email confirmed' },
  now: { id: 'confirmEmail.now', defaultMessage: 'Your account now has the address {email}.' },
  settings: { id: 'confirmEmail.settings', defaultMessage: 'Go to settings' },
  incomplete: { id: 'confirmEmail.incomplete', defaultMessage: 'This link is incomplete' },
  whole: {
    id: 'confirmEmail.whole',
    defaultMessage: 'Open the link in the email again, or copy all of it.',
  },
});
