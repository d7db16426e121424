import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, ButtonRow, EmptyState, MailIcon, TextField } from '@wordhoard/ui';
import { composeChecks, email, required } from '@wordhoard/validators';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { forgotPassword } from '../../features/auth/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

export function ForgotPasswordScreen() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [isSent, setIsSent] = useState(false);
  const form = useCallForm({
    name: 'forgotPassword',
    draftFields: ['email'],
    defaultValues: { email: '' },
    call: (values) => forgotPassword(api, values),
    onDone: () => setIsSent(true),
  });

  return (
    <FormPage
      title={formatMessage(pageTitleMessages.forgotPassword)}
      lead={formatMessage(messages.lead)}
    >
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
          footer={<a href={paths.signIn(undefined)}>{formatMessage(messages.back)}</a>}
        >
          <TextField
            label={formatMessage(messages.email)}
            type="email"
            autoComplete="email"
            {...form.field('email', composeChecks(required(), email()))}
          />
        </CallForm>
      )}
    </FormPage>
  );
}

const messages = defineMessages({
  lead: {
    id: 'forgotPassword.lead',
    defaultMessage: 'We’ll email you a link to choose a new one.',
  },
  email: { id: 'forgotPassword.email', defaultMessage: 'Email' },
  action: { id: 'forgotPassword.action', defaultMessage: 'Send link' },
  back: { id: 'forgotPassword.back', defaultMessage: 'Back to sign-in' },
  again: { id: 'forgotPassword.again', defaultMessage: 'Send again' },
  sent: { id: 'forgotPassword.sent', defaultMessage: 'Check your inbox' },
  look: {
    id: 'forgotPassword.look',
    defaultMessage:
      'If an account has this address, a link is on its way. It works once, within an hour.',
  },
});

const Ways = styled(ButtonRow)`
  justify-content: center;
`;
