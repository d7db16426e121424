import {
  Button,
  ButtonLink,
  ButtonRow,
  EmptyState,
  MailIcon,
  PageHeader,
  TextField,
} from '@wordhoard/ui';
import { composeChecks, email, required } from '@wordhoard/validators';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { CallForm } from '../form/call-form.tsx';
import { FormSheet } from '../form/form-sheet.ts';
import { useCallForm } from '../form/use-call-form.ts';
import { forgotPassword } from './auth-calls.ts';

export function ForgotPasswordScreen() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [isSent, setIsSent] = useState(false);
  const form = useCallForm({
    name: 'forgotPassword',
    kept: ['email'],
    defaultValues: { email: '' },
    call: (values) => forgotPassword(api, values),
    onDone: () => setIsSent(true),
  });
  usePageMeta(formatMessage(messages.title));

  return (
    <FormSheet>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      {isSent ? (
        <EmptyState
          icon={<MailIcon />}
          title={formatMessage(messages.sent)}
          role="status"
          action={
            <Ways>
              <ButtonLink href={paths.signIn(undefined)}>{formatMessage(messages.back)}</ButtonLink>
              <Button onClick={() => setIsSent(false)}>{formatMessage(messages.again)}</Button>
            </Ways>
          }
        >
          {formatMessage(messages.look)}
        </EmptyState>
      ) : (
        <CallForm
          form={form}
          action={formatMessage(messages.action)}
          foot={<a href={paths.signIn(undefined)}>{formatMessage(messages.back)}</a>}
        >
          <TextField
            label={formatMessage(messages.email)}
            type="email"
            autoComplete="email"
            {...form.field('email', composeChecks(required(), email()))}
          />
        </CallForm>
      )}
    </FormSheet>
  );
}

const messages = defineMessages({
  title: { id: 'forgotPassword.title', defaultMessage: 'Forgot your password?' },
  lead: {
    id: 'forgotPassword.lead',
    defaultMessage: 'We send you a link to choose a new one.',
  },
  email: { id: 'forgotPassword.email', defaultMessage: 'Email' },
  action: { id: 'forgotPassword.action', defaultMessage: 'Send the link' },
  back: { id: 'forgotPassword.back', defaultMessage: 'Back to signing in' },
  again: { id: 'forgotPassword.again', defaultMessage: 'Send it again' },
  sent: { id: 'forgotPassword.sent', defaultMessage: 'Look into your mail' },
  look: {
    id: 'forgotPassword.look',
    defaultMessage:
      'If an account has this address, a link is on its way. It works once, for an hour.',
  },
});

const Ways = styled(ButtonRow)`
  justify-content: center;
`;
