import { defineMessages } from '@wordhoard/i18n/messages';
import { Checkbox } from '@wordhoard/ui';
import { useIntl } from 'react-intl';

interface CommaChoiceProps {
  commas: boolean;
  onChange: (commas: boolean) => void;
}

/** Asks whether `big, large` are two translations. */
export function CommaChoice({ commas, onChange }: CommaChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      label={formatMessage(messages.commas)}
      checked={commas}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const messages = defineMessages({
  commas: { id: 'readingChoices.commas', defaultMessage: 'Commas separate translations' },
});
