import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, type FocusEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { popupStyle, usePopup } from '../action/popup.ts';
import { clampDay, type DayRange, getMonth, type IsoDay } from '../calendar/calendar-day.ts';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { CalendarIcon, CloseIcon } from '../theme/icon.ts';
import { color, radius, space } from '../theme/token.ts';
import { ControlFrame, controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface DatePickerProps
  extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'type'>,
    FieldTexts,
    DayRange {
  /** As `YYYY-MM-DD`, like all days. */
  value: IsoDay | null;
  /** Gets null if the date is cleared. */
  onChange: (day: IsoDay | null) => void;
  today: IsoDay;
  /** Shows a button that clears the date. */
  isClearable?: boolean;
}

/** A field whose date is chosen in a month. */
export function DatePicker({
  value,
  onChange,
  today,
  min,
  max,
  isClearable = false,
  ...field
}: DatePickerProps) {
  const { formatMessage, formatDate } = useIntl();
  const valueId = useId();
  const { isOpen, trigger, popup } = usePopup(findTabStop);
  return (
    <Field props={field}>
      {(control, labelId) => (
        <ControlFrame>
          <Opener
            aria-haspopup="dialog"
            {...control}
            {...trigger}
            type="button"
            aria-labelledby={`${labelId} ${valueId}`}
          >
            <CalendarIcon />
            <span id={valueId} data-empty={value === null || undefined}>
              {value === null ? formatMessage(messages.empty) : formatDate(value, dateFormat)}
            </span>
          </Opener>
          {isClearable && value !== null && !field.disabled && (
            <IconButton
              label={formatMessage(messages.clear)}
              icon={<CloseIcon />}
              onClick={() => {
                // The button goes.
                document.getElementById(control.id)?.focus();
                onChange(null);
              }}
            />
          )}
          <Popup {...popup} role="dialog" aria-labelledby={labelId} onBlur={closeIfLeft}>
            {isOpen && (
              <DateChooser
                value={value}
                onChange={(day) => {
                  document.getElementById(popup.id)?.hidePopover();
                  onChange(day);
                }}
                today={today}
                range={{ min, max }}
              />
            )}
          </Popup>
        </ControlFrame>
      )}
    </Field>
  );
}

interface DateChooserProps extends Pick<DatePickerProps, 'value' | 'onChange' | 'today'> {
  range: DayRange;
}

/** Opens with the month of the chosen day, or else of the day nearest to today. */
function DateChooser({ value, onChange, today, range }: DateChooserProps) {
  const [month, setMonth] = useState(getMonth(clampDay(value ?? today, range)));
  return (
    <MonthCalendar
      month={month}
      onMonthChange={setMonth}
      today={today}
      selected={value}
      onSelect={onChange}
      {...range}
    />
  );
}

const findTabStop = (popup: HTMLElement) =>
  popup.querySelector<HTMLElement>('[data-day][tabindex="0"]');

/** Without a next target, the focus is between two months. The field closes the popup by itself. */
function closeIfLeft({ currentTarget: popup, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (!(next instanceof Element) || popup.contains(next)) return;
  if (next.getAttribute('popovertarget') !== popup.id) popup.hidePopover();
}

const dateFormat = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

const messages = defineMessages({
  empty: { id: 'ui.datePicker.empty', defaultMessage: 'Choose a date' },
  clear: { id: 'ui.datePicker.clear', defaultMessage: 'Clear date' },
});

const Opener = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  gap: ${space.s3};
  text-align: start;
  cursor: pointer;

  .lucide,
  [data-empty] {
    color: ${color.textMuted};
  }
`;

const Popup = styled.div`
  ${popupStyle}
  position-area: block-end span-inline-end;
  width: calc(352px + 2 * ${space.s2});
  max-width: calc(100vw - ${space.s2});
  padding: ${space.s2};
  border-radius: ${radius.large};
`;
