import { Combobox } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';

interface TimeZoneFieldProps {
  value: string;
  onChange: (timeZone: string) => void;
}

const maxOptions = 60;

/** Chooses a time zone by a part of its name. Any other text is undone when the field is left. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { formatMessage, locale } = useIntl();
  const [typed, setTyped] = useState<string>();
  return (
    <Combobox
      label={formatMessage(messages.label)}
      hint={typed === undefined && formatMessage(messages.now, { time: timeIn(value, locale) })}
      autoComplete="off"
      value={typed ?? nameOf(value)}
      onInputChange={setTyped}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      options={optionsFor(typed ?? regionOf(value))}
      onChoose={({ id }) => {
        setTyped(undefined);
        onChange(id);
      }}
    />
  );
}

const nameOf = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** The part of the name before the city, such as `Europe/`. */
const regionOf = (timeZone: string): string => timeZone.replace(/[^/]+$/, '');

function optionsFor(typed: string) {
  const text = typed.trim().toLowerCase();
  return Intl.supportedValuesOf('timeZone')
    .map((id) => ({ id, text: nameOf(id) }))
    .filter((option) => option.text.toLowerCase().includes(text))
    .slice(0, maxOptions);
}

/** The current time of day. */
const timeIn = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format();

const messages = defineMessages<{ label: NoMessageValues; now: { time: string } }>({
  label: { id: 'schedule.timeZone', defaultMessage: 'Time zone' },
  now: { id: 'schedule.now', defaultMessage: 'It is {time} there now.' },
});
