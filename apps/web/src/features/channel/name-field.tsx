import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { TextField, type TextFieldProps } from '@wordhoard/ui';
import { composeChecks, maxLength, required } from '@wordhoard/validators';
import { useIntl } from 'react-intl';

export const checkName = composeChecks(required(), maxLength(limits.nameMaxLength));

/** The name of a channel or a campaign. */
export function NameField(props: Partial<TextFieldProps>) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.name)}
      hint={formatMessage(messages.hint)}
      autoComplete="off"
      dir="auto"
      maxLength={limits.nameMaxLength}
      {...props}
    />
  );
}

const messages = defineMessages({
  name: { id: 'nameField.name', defaultMessage: 'Name' },
  hint: { id: 'nameField.hint', defaultMessage: 'Only admins see it.' },
});
