import { Privacy } from '@wordhoard/contract/enumeration';
import { Select, type SelectProps } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';

/** For whom a word is. */
export function PrivacyField(native: Omit<SelectProps, 'label' | 'hint' | 'options'>) {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={formatMessage(messages.label)}
      hint={formatMessage(messages.hint)}
      options={[
        { value: String(Privacy.Public), label: formatMessage(messages.public) },
        { value: String(Privacy.Private), label: formatMessage(messages.private) },
      ]}
      {...native}
    />
  );
}

const messages = defineMessages({
  label: { id: 'wordPrivacy.label', defaultMessage: 'Who sees it' },
  public: { id: 'wordPrivacy.public', defaultMessage: 'Everybody, once it is approved' },
  private: { id: 'wordPrivacy.private', defaultMessage: 'Only me' },
  hint: {
    id: 'wordPrivacy.hint',
    defaultMessage: 'A word for yourself needs nobody’s approval.',
  },
});
