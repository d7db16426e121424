import {
  AddIcon,
  Button,
  CloseIcon,
  color,
  DatePicker,
  IconButton,
  size,
  space,
  TextField,
  VisuallyHidden,
} from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Schedule } from '../record/queries.ts';
import { isUsableTimes, maxTimesPerDay, nextTime } from './schedule.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import { todayIn } from './today.ts';
import { WeekdaysField } from './weekdays-field.tsx';

interface ScheduleFieldsProps {
  schedule: Schedule;
  onChange: (schedule: Schedule) => void;
}

/** When a campaign posts: times of day, weekdays, the first and the last day, and their time zone. */
export function ScheduleFields({ schedule, onChange }: ScheduleFieldsProps) {
  const { formatMessage } = useIntl();
  const { times, weekdays, startDate, endDate, timeZone } = schedule;
  const change = (changed: Partial<Schedule>) => onChange({ ...schedule, ...changed });
  const today = todayIn(timeZone);
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
    <Group>
      <legend>{formatMessage(messages.times)}</legend>
      <Times>
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
      {!isUsableTimes(times) && <Problem>{formatMessage(messages.timesProblem)}</Problem>}
      {times.length < maxTimesPerDay && (
        <Button
          variant="quiet"
          icon={<AddIcon />}
          onClick={() => onChange([...times, nextTime(times)])}
        >
          {formatMessage(messages.addTime)}
        </Button>
      )}
    </Group>
  );
}

const messages = defineMessages<{
  times: NoMessageValues;
  time: { number: number };
  addTime: NoMessageValues;
  removeTime: { time: string };
  timesProblem: NoMessageValues;
  startDate: NoMessageValues;
  endDate: NoMessageValues;
  endDateHint: NoMessageValues;
}>({
  times: { id: 'schedule.times', defaultMessage: 'Times of day' },
  time: { id: 'schedule.time', defaultMessage: 'Time {number, number}' },
  addTime: { id: 'schedule.addTime', defaultMessage: 'Add a time' },
  removeTime: { id: 'schedule.removeTime', defaultMessage: 'Remove {time}' },
  timesProblem: {
    id: 'schedule.timesProblem',
    defaultMessage: 'Fill in every time, each only once.',
  },
  startDate: { id: 'schedule.startDate', defaultMessage: 'First day' },
  endDate: { id: 'schedule.endDate', defaultMessage: 'Last day' },
  endDateHint: {
    id: 'schedule.endDateHint',
    defaultMessage: 'Leave empty to post until all words are done.',
  },
});

const Group = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: ${space.s2};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space.s2};
    padding: 0;
    font-weight: 600;
  }
`;

const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};

  li {
    display: flex;
    align-items: end;
  }
`;

const Time = styled(TextField)`
  width: 8.5rem;
  gap: 0;
`;

const Problem = styled.p`
  color: ${color.wrong};
  font-size: ${size.caption};
  font-weight: 550;
`;

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: ${space.s4};
`;
