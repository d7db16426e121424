import {
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from '@wordhoard/ui';
import { composeChecks, type FieldCheck, password, required } from '@wordhoard/validators';
import { defineMessages, useIntl } from 'react-intl';

/** A field for a new username, with its rules. */
export function UsernameField(props: Omit<TextFieldProps, 'label' | 'hint'>) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.label)}
      hint={formatMessage(messages.hint)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

const messages = defineMessages({
  label: { id: 'signUp.username', defaultMessage: 'Username' },
  hint: {
    id: 'signUp.usernameHint',
    defaultMessage: 'Others see it. Six or more lowercase letters or digits.',
  },
});

/** A field for a new password, with its rules. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint' | 'autoComplete'>) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      hint={formatMessage(newPasswordFieldMessages.hint)}
      autoComplete="new-password"
      {...props}
    />
  );
}

export const newPassword: FieldCheck<string> = composeChecks(required(), password());

const newPasswordFieldMessages = defineMessages({
  hint: {
    id: 'newPassword.hint',
    defaultMessage: 'Eight characters or more: a–z, A–Z, 0–9 and one of @ $ ! % * ? & +',
  },
});
