import { Select } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface HourFieldProps {
  label: string;
  hint: string;
  hour: number;
  maxHour: number;
  onChange: (hour: number) => void;
}

/** Chooses an hour of the day, from midnight on. */
export function HourField({ label, hint, hour, maxHour, onChange }: HourFieldProps) {
  const { formatTime } = useIntl();
  return (
    <Hour
      label={label}
      hint={hint}
      options={Array.from({ length: maxHour + 1 }, (_, value) => ({
        value: String(value),
        label: formatTime(new Date(2000, 0, 1, value)),
      }))}
      value={String(hour)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

const Hour = styled(Select)`
  max-width: 16rem;
`;
