import { defineMessages } from '@wordhoard/i18n/messages';
import { color, Stack, Switch, size } from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { HourField } from './hour-field.tsx';

interface ReminderFieldProps {
  /** Null if there is no reminder. */
  hour: number | null;
  timeZone: string;
  /** Where reminders are sent. Null if the account has no address. */
  email: string | null;
  onChange: (hour: number | null) => void;
}

const usualHour = 18;

/** Switches the daily reminder on and off, and chooses its hour. */
export function ReminderField({ hour, timeZone, email, onChange }: ReminderFieldProps) {
  const { formatMessage } = useIntl();
  const [lastHour, setLastHour] = useState(hour ?? usualHour);
  if (email === null) return <Note>{formatMessage(messages.noAddress)}</Note>;

  function choose(chosen: number): void {
    setLastHour(chosen);
    onChange(chosen);
  }
  return (
    <Stack>
      <div>
        <Switch
          label={formatMessage(messages.remind)}
          checked={hour !== null}
          onChange={({ target }) => onChange(target.checked ? lastHour : null)}
        />
        <Note>{formatMessage(messages.when, { email })}</Note>
      </div>
      {hour !== null && (
        <HourField
          label={formatMessage(messages.hour)}
          hint={formatMessage(messages.timeZone, { timeZone: timeZone.replaceAll('_', ' ') })}
          hour={hour}
          maxHour={23}
          onChange={choose}
        />
      )}
    </Stack>
  );
}

const messages = defineMessages({
  remind: { id: 'reminderField.remind', defaultMessage: 'Remind me by email' },
  when: {
    id: 'reminderField.when',
    defaultMessage: 'To {email}, on days when words are due and the goal is not reached yet.',
  },
  hour: { id: 'reminderField.hour', defaultMessage: 'Time' },
  timeZone: { id: 'reminderField.timeZone', defaultMessage: 'Your time zone: {timeZone}' },
  noAddress: {
    id: 'reminderField.noAddress',
    defaultMessage: 'Reminders come by email. Add an address to your account first.',
  },
});

const Note = styled.p`
  max-width: 28rem;
  color: ${color.textMuted};
  font-size: ${size.caption};
  overflow-wrap: anywhere;
`;
