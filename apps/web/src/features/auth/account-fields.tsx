import { defineMessages } from '@wordhoard/i18n/messages';
import { Select, type SelectProps, TextField, type TextFieldProps } from '@wordhoard/ui';
import { composeChecks, type FieldCheck, required, username } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { useLanguageOptions } from '../language/language-options.ts';

/** A field for a new username, with its rule, which the error repeats. */
export function UsernameField(props: Omit<TextFieldProps, 'label' | 'hint'>) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.username)}
      hint={!props.error && formatMessage(messages.usernameHint)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export const newUsername: FieldCheck<string> = composeChecks(required(), username());

export function LearnedLanguageField(props: Omit<SelectProps, 'label' | 'options'>) {
  const { formatMessage } = useIntl();
  const languages = useLanguageOptions();
  return <Select label={formatMessage(messages.learn)} options={languages} {...props} />;
}

const messages = defineMessages({
  username: { id: 'signUp.username', defaultMessage: 'Username' },
  usernameHint: {
    id: 'signUp.usernameHint',
    defaultMessage:
      '6 or more lowercase letters or digits, beginning with a letter. Others see it.',
  },
  learn: { id: 'signUp.learn', defaultMessage: 'I’m learning' },
});
