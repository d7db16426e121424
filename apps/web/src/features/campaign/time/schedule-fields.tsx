import { defineMessages } from '@wordhoard/i18n/messages';
import {
  AddIcon,
  Button,
  Checkbox,
  CloseIcon,
  Combobox,
  DatePicker,
  FormError,
  IconButton,
  Row,
  Stack,
  TextField,
  VisuallyHidden,
} from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FieldGroup } from '../../../shared/form/field-group.ts';
import type { Schedule } from '../queries.ts';
import { isUsableTimes, maxTimesPerDay, proposeTime } from './schedule.ts';
import { getToday } from './today.ts';

interface ScheduleFieldsProps {
  schedule: Schedule;
  onChange: (schedule: Schedule) => void;
}

/** When a campaign posts: times of day, weekdays, the first and the last day, and their time zone. */
export function ScheduleFields({ schedule, onChange }: ScheduleFieldsProps) {
  const { formatMessage } = useIntl();
  const { times, weekdays, startDate, endDate, timeZone } = schedule;
  const change = (changed: Partial<Schedule>) => onChange({ ...schedule, ...changed });
  const today = getToday(timeZone);
  return (
    <>
      <TimesField times={times} onChange={(changed) => change({ times: changed })} />
      <WeekdaysField weekdays={weekdays} onChange={(changed) => change({ weekdays: changed })} />
      <Dates>
        <DatePicker
          label={formatMessage(messages.startDate)}
          value={startDate}
          today={today}
          onChange={(day) => {
            if (day === null) return;
            change({ startDate: day, endDate: endDate !== null && endDate < day ? day : endDate });
          }}
        />
        <DatePicker
          label={formatMessage(messages.endDate)}
          hint={formatMessage(messages.endDateHint)}
          value={endDate}
          today={today}
          min={startDate}
          isClearable
          onChange={(day) => change({ endDate: day })}
        />
      </Dates>
      <TimeZoneField value={timeZone} onChange={(changed) => change({ timeZone: changed })} />
    </>
  );
}

interface TimesFieldProps {
  times: readonly string[];
  onChange: (times: string[]) => void;
}

function TimesField({ times, onChange }: TimesFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <FieldGroup>
      <legend>{formatMessage(messages.times)}</legend>
      <Times $gap="s4" as="ul">
        {times.map((time, index) => (
          <li key={index}>
            <Time
              label={
                <VisuallyHidden>
                  {formatMessage(messages.time, { number: index + 1 })}
                </VisuallyHidden>
              }
              type="time"
              value={time}
              onChange={({ target }) => onChange(times.with(index, target.value))}
            />
            {times.length > 1 && (
              <IconButton
                label={formatMessage(messages.removeTime, { time })}
                icon={<CloseIcon />}
                onClick={() => onChange(times.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </Times>
      {!isUsableTimes(times) && <FormError>{formatMessage(messages.timesProblem)}</FormError>}
      {times.length < maxTimesPerDay && (
        <Button
          variant="quiet"
          icon={<AddIcon />}
          onClick={() => onChange([...times, proposeTime(times)])}
        >
          {formatMessage(messages.addTime)}
        </Button>
      )}
    </FieldGroup>
  );
}

interface WeekdaysFieldProps {
  /** From 1, Monday, to 7, Sunday. */
  weekdays: readonly number[];
  onChange: (weekdays: number[]) => void;
}

function WeekdaysField({ weekdays, onChange }: WeekdaysFieldProps) {
  const { formatMessage, formatDate } = useIntl();
  const formatWeekday = (weekday: number, style: 'short' | 'long') =>
    formatDate(`2024-01-0${weekday}`, { weekday: style, timeZone: 'UTC' });
  return (
    <FieldGroup>
      <legend>{formatMessage(messages.weekdays)}</legend>
      <Row $gap="s4">
        {allWeekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            label={formatWeekday(weekday, 'short')}
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
        ))}
      </Row>
      {weekdays.length === 0 && <FormError>{formatMessage(messages.weekdaysProblem)}</FormError>}
    </FieldGroup>
  );
}

/** From Monday to Sunday, like the first seven days of 2024. */
const allWeekdays = [1, 2, 3, 4, 5, 6, 7];

interface TimeZoneFieldProps {
  value: string;
  onChange: (timeZone: string) => void;
}

const maxOptions = 60;

/** Finds a time zone by a part of its name. Any other text is undone when the field is left. */
function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { formatMessage, formatTime } = useIntl();
  const [typed, setTyped] = useState<string>();
  return (
    <Combobox
      label={formatMessage(messages.timeZone)}
      hint={
        typed === undefined &&
        formatMessage(messages.now, { time: formatTime(new Date(), { timeZone: value }) })
      }
      autoComplete="off"
      value={typed ?? formatZone(value)}
      onInputChange={setTyped}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      // Before anything is typed, the zones of the same region, such as `Europe/`.
      options={findZones(typed ?? value.replace(/[^/]+$/, ''))}
      onChoose={({ id }) => {
        setTyped(undefined);
        onChange(id);
      }}
    />
  );
}

const formatZone = (timeZone: string): string => timeZone.replaceAll('_', ' ');

function findZones(typed: string) {
  const text = typed.trim().toLowerCase();
  return Intl.supportedValuesOf('timeZone')
    .map((id) => ({ id, text: formatZone(id) }))
    .filter((option) => option.text.toLowerCase().includes(text))
    .slice(0, maxOptions);
}

const messages = defineMessages({
  times: { id: 'schedule.times', defaultMessage: 'Times of day' },
  time: { id: 'schedule.time', defaultMessage: 'Time {number, number}' },
  addTime: { id: 'schedule.addTime', defaultMessage: 'Add a time' },
  removeTime: { id: 'schedule.removeTime', defaultMessage: 'Remove {time}' },
  timesProblem: {
    id: 'schedule.timesProblem',
    defaultMessage: 'Fill in every time, without repeats.',
  },
  weekdays: { id: 'schedule.weekdays', defaultMessage: 'Weekdays' },
  weekdaysProblem: {
    id: 'schedule.weekdaysProblem',
    defaultMessage: 'Choose at least one weekday.',
  },
  startDate: { id: 'schedule.startDate', defaultMessage: 'First day' },
  endDate: { id: 'schedule.endDate', defaultMessage: 'Last day' },
  endDateHint: {
    id: 'schedule.endDateHint',
    defaultMessage: 'Leave empty to post until all words are done.',
  },
  timeZone: { id: 'schedule.timeZone', defaultMessage: 'Time zone' },
  now: { id: 'schedule.now', defaultMessage: 'It is {time} there now.' },
});

const Times = styled(Row)`
  li {
    display: flex;
    align-items: end;
  }
`;

const Time = styled(TextField)`
  width: 8.5rem;
  gap: 0;
`;

const Dates = styled(Stack)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
`;
