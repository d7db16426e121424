import { TextField } from '@wordhoard/ui';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';

type ExampleFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'dir'>;

/** How a word is used, for those who learn it with cards. */
export function ExampleField(field: ExampleFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.label)}
      hint={formatMessage(messages.hint)}
      dir="auto"
      {...field}
    />
  );
}

const messages = defineMessages({
  label: { id: 'exampleField.label', defaultMessage: 'Example of use' },
  hint: {
    id: 'exampleField.hint',
    defaultMessage: 'A short sentence with the word, in its language. It may be left out.',
  },
});
