import { PasswordField, type PasswordFieldProps } from '@wordhoard/ui';
import { composeChecks, type FieldCheck, password, required } from '@wordhoard/validators';
import { defineMessages, useIntl } from 'react-intl';

/** A password that is chosen here, with what it must be made of. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint' | 'autoComplete'>) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField hint={formatMessage(messages.hint)} autoComplete="new-password" {...props} />
  );
}

export const newPassword: FieldCheck<string> = composeChecks(required(), password());

const messages = defineMessages({
  hint: {
    id: 'newPassword.hint',
    defaultMessage: 'Eight characters or more: a–z, A–Z, 0–9 and one of @ $ ! % * ? & +',
  },
});
