import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { HourField } from './hour-field.tsx';

interface DayEndFieldProps {
  hour: number;
  onChange: (hour: number) => void;
}

/** Chooses when a new day of the learner starts. */
export function DayEndField({ hour, onChange }: DayEndFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <HourField
      label={formatMessage(messages.label)}
      hint={formatMessage(messages.hint)}
      hour={hour}
      maxHour={limits.dayEndsAtMax}
      onChange={onChange}
    />
  );
}

const messages = defineMessages({
  label: { id: 'dayEndField.label', defaultMessage: 'New day starts at' },
  hint: {
    id: 'dayEndField.hint',
    defaultMessage: 'Until then, it’s still the day before.',
  },
});
