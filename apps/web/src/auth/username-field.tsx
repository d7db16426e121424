import { TextField, type TextFieldProps } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';

/** A username that is chosen here, with what it must be made of. */
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
