import {
  PasswordField,
  type PasswordFieldProps,
  Select,
  type SelectProps,
  TextField,
  type TextFieldProps,
} from '@wordhoard/ui';
import {
  composeChecks,
  type FieldCheck,
  password,
  required,
  username,
} from '@wordhoard/validators';
import { defineMessages, useIntl } from 'react-intl';
import { useLanguageOptions } from '../language/language-options.ts';

/** A field for a new username, with its rules. */
export function UsernameField(props: Omit<TextFieldProps, 'label' | 'hint'>) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.username)}
      hint={formatMessage(messages.usernameHint)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export const newUsername: FieldCheck<string> = composeChecks(required(), username());

/** A field for a new password, with its rules. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint' | 'autoComplete'>) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      hint={formatMessage(messages.newPasswordHint)}
      autoComplete="new-password"
      {...props}
    />
  );
}

export const newPassword: FieldCheck<string> = composeChecks(required(), password());

/** A field for the language that a new user learns. */
export function LearnedLanguageField(props: Omit<SelectProps, 'label' | 'options'>) {
  const { formatMessage } = useIntl();
  const languages = useLanguageOptions();
  return <Select label={formatMessage(messages.learn)} options={languages} {...props} />;
}

const messages = defineMessages({
  username: { id: 'signUp.username', defaultMessage: 'Username' },
  usernameHint: {
    id: 'signUp.usernameHint',
    defaultMessage: 'Others see it. Six or more lowercase letters or digits.',
  },
  learn: { id: 'signUp.learn', defaultMessage: 'I learn' },
  newPasswordHint: {
    id: 'newPassword.hint',
    defaultMessage: 'Eight characters or more: a–z, A–Z, 0–9 and one of @ $ ! % * ? & +',
  },
});
