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
import { controlStyle } from './control-style.ts';
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
  label,
  hint,
  error,
  className,
  value,
  onChange,
  today,
  min,
  max,
  isClearable = false,
  ...native
}: DatePickerProps) {
  const { formatMessage, formatDate } = useIntl();
  const valueId = useId();
  const { isOpen, trigger, popup } = usePopup(findTabStop);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control, labelId) => (
        <Frame>
          <Opener
            aria-haspopup="dialog"
            {...native}
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
          {isClearable && value !== null && !native.disabled && (
            <ClearDate fieldId={control.id} onClear={() => onChange(null)} />
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
        </Frame>
      )}
    </Field>
  );
}

interface ClearDateProps {
  fieldId: string;
  onClear: () => void;
}

/** Returns the focus to the field, since the button goes. */
function ClearDate({ fieldId, onClear }: ClearDateProps) {
  const { formatMessage } = useIntl();
  return (
    <ClearButton
      label={formatMessage(messages.clear)}
      icon={<CloseIcon />}
      onClick={() => {
        document.getElementById(fieldId)?.focus();
        onClear();
      }}
    />
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

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

const Opener = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  gap: ${space.s3};
  text-align: start;
  cursor: pointer;

  /* Room for the button that clears. */
  &:not(:nth-last-child(2)) {
    padding-inline-end: 3rem;
  }

  .lucide,
  [data-empty] {
    color: ${color.textMuted};
  }
`;

const ClearButton = styled(IconButton)`
  position: absolute;
  inset-block-start: 0.25rem;
  inset-inline-end: ${space.s1};
`;

const Popup = styled.div`
  ${popupStyle}
  position-area: block-end span-inline-end;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;
  width: calc(350px + 2 * ${space.s2});
  max-width: calc(100vw - ${space.s2});
  margin: ${space.s1} 0;
  padding: ${space.s2};
  border: 0;
  border-radius: ${radius.large};
  outline: 1px solid ${color.hairline};
`;
