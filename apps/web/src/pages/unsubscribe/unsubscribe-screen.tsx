import { useMutation } from '@tanstack/react-query';
import type { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, EmptyState, MailIcon, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { unsubscribe } from '../../features/progress/queries.ts';
import { isInvalidAddress, useApi } from '../../shared/api/api-context.ts';
import { FormFailure } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { paths } from '../../shared/routes/routes.ts';

/** The target of the link in reminders. It asks first, because mail scanners open links. */
export function UnsubscribeScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useUnsubscribe(token);

  if (isSuccess) {
    return (
      <Outcome icon={<MailIcon />} title={formatMessage(messages.done)}>
        {formatMessage(messages.again)}
      </Outcome>
    );
  }
  if (token === '' || isInvalidAddress(error)) {
    return (
      <Outcome title={formatMessage(messages.incomplete)}>{formatMessage(messages.whole)}</Outcome>
    );
  }
  return (
    <FormPage title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <Question>
        <FormFailure failure={error ?? undefined} />
        <Button variant="primary" aria-busy={isPending} onClick={() => mutate()}>
          {formatMessage(messages.stop)}
        </Button>
      </Question>
    </FormPage>
  );
}

function useUnsubscribe(token: string) {
  const api = useApi();
  return useMutation<unknown, ApiFailure>({
    mutationFn: () => unsubscribe(api, token),
    meta: { showsFailure: true },
  });
}

interface OutcomeProps {
  icon?: ReactNode;
  title: string;
  children: string;
}

function Outcome({ icon, title, children }: OutcomeProps) {
  const { formatMessage } = useIntl();
  return (
    <FormPage title={formatMessage(messages.title)}>
      <EmptyState
        icon={icon}
        title={title}
        role="status"
        link={{ href: paths.settings(), label: formatMessage(messages.settings) }}
      >
        {children}
      </EmptyState>
    </FormPage>
  );
}

const messages = defineMessages({
  title: { id: 'unsubscribe.title', defaultMessage: 'Reminders by email' },
  lead: {
    id: 'unsubscribe.lead',
    defaultMessage: 'You can turn them on again at any time.',
  },
  stop: { id: 'unsubscribe.stop', defaultMessage: 'Stop reminders' },
  done: { id: 'unsubscribe.done', defaultMessage: 'No more reminders' },
  again: {
    id: 'unsubscribe.again',
    defaultMessage: 'You can turn them on again in the settings.',
  },
  settings: { id: 'unsubscribe.settings', defaultMessage: 'Go to settings' },
  incomplete: { id: 'unsubscribe.incomplete', defaultMessage: 'This link is incomplete' },
  whole: {
    id: 'unsubscribe.whole',
    defaultMessage: 'Open the link in the email again, or turn reminders off in the settings.',
  },
});

const Question = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s4};
`;
