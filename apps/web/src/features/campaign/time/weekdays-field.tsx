import { defineMessages } from '@wordhoard/i18n/messages';
import { color, motion, radius, size, space, visuallyHidden } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FieldGroup } from '../../../shared/form/field-group.ts';

interface WeekdaysFieldProps {
  /** From 1, Monday, to 7, Sunday. */
  weekdays: readonly number[];
  onChange: (weekdays: number[]) => void;
}

/** The days of the week as toggles. */
export function WeekdaysField({ weekdays, onChange }: WeekdaysFieldProps) {
  const { formatMessage, formatDate } = useIntl();
  const formatWeekday = (weekday: number, style: 'short' | 'long') =>
    formatDate(`2024-01-0${weekday}`, { weekday: style, timeZone: 'UTC' });
  return (
    <FieldGroup>
      <legend>{formatMessage(messages.label)}</legend>
      <Days>
        {allWeekdays.map((weekday) => (
          <Day key={weekday}>
            <input
              type="checkbox"
              aria-label={formatWeekday(weekday, 'long')}
              checked={weekdays.includes(weekday)}
              onChange={({ target }) =>
                onChange(
                  allWeekdays.filter((day) =>
                    day === weekday ? target.checked : weekdays.includes(day),
                  ),
                )
              }
            />
            <span aria-hidden="true">{formatWeekday(weekday, 'short')}</span>
          </Day>
        ))}
      </Days>
      {weekdays.length === 0 && <Problem role="alert">{formatMessage(messages.problem)}</Problem>}
    </FieldGroup>
  );
}

/** From Monday to Sunday, like the first seven days of 2024. */
const allWeekdays = [1, 2, 3, 4, 5, 6, 7];

const messages = defineMessages({
  label: { id: 'schedule.weekdays', defaultMessage: 'Weekdays' },
  problem: { id: 'schedule.weekdaysProblem', defaultMessage: 'Choose at least one weekday.' },
});

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space.s1};
  max-width: 30rem;
`;

const Day = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  border: 1px solid ${color.outline};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
  font-weight: 550;
  cursor: pointer;
  transition: background-color ${motion.quick};

  > input {
    ${visuallyHidden}
  }

  &:hover {
    border-color: ${color.text};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 1px;
  }

  /* Without colours, the checked days are told apart by their frame. */
  @media (forced-colors: active) {
    &:has(:checked) {
      border-width: 3px;
    }
  }
`;

const Problem = styled.p`
  margin-block-start: ${space.s1};
  color: ${color.wrong};
  font-size: ${size.caption};
  font-weight: 550;
`;
