import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, DatePicker, Note, Row, Stack } from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addDays, useLocalDay } from '../../shared/time/local-day.ts';
import { endBreak, formatBreak } from './break.ts';
import { useStudyChoice } from './use-study-choice.ts';

/** Announces a break, or ends the present or the next one. */
export function BreakField() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const today = useLocalDay();
  const { breaks, changeBreaks } = useStudyChoice();
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState<string | null>(null);
  const current = breaks.find((one) => one.until >= today);
  if (current) {
    const message = current.from > today ? messages.callOff : messages.end;
    return (
      <Stack $gap="s2">
        <p>{formatMessage(messages.current, { days: formatBreak(intl, current) })}</p>
        <Row>
          <Button onClick={() => changeBreaks(endBreak(breaks, today))}>
            {formatMessage(message)}
          </Button>
        </Row>
      </Stack>
    );
  }
  const maxDay = addDays(from, limits.breakMaxDays - 1);
  return (
    <Stack $gap="s3">
      <Row $gap="s4">
        <DatePicker
          label={formatMessage(messages.from)}
          value={from}
          today={today}
          min={today}
          onChange={(day) => day !== null && setFrom(day)}
        />
        <DatePicker
          label={formatMessage(messages.until)}
          value={until}
          today={today}
          min={from}
          max={maxDay}
          onChange={setUntil}
        />
      </Row>
      <Row>
        <Button
          disabled={until === null || until < from || until > maxDay}
          onClick={() => until !== null && changeBreaks([...breaks, { from, until }])}
        >
          {formatMessage(messages.plan)}
        </Button>
      </Row>
      <Note>{formatMessage(messages.hint)}</Note>
    </Stack>
  );
}

const messages = defineMessages({
  from: { id: 'breakField.from', defaultMessage: 'First day of a break' },
  until: { id: 'breakField.until', defaultMessage: 'Last day' },
  plan: { id: 'break.plan', defaultMessage: 'Plan a break' },
  hint: {
    id: 'breakField.hint',
    defaultMessage: 'During a break, your streak is kept and no reminders are sent.',
  },
  current: { id: 'break.next', defaultMessage: 'Break: {days}' },
  end: { id: 'break.end', defaultMessage: 'End the break' },
  callOff: { id: 'break.callOff', defaultMessage: 'Cancel the break' },
});
