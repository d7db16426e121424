import { type ComponentProps, type FocusEvent, useId, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { clampDay, type DayRange, getMonth, type IsoDay } from '../calendar/calendar-day.ts';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { CalendarIcon, CloseIcon } from '../theme/icon.ts';
import { color, radius, shadow, space } from '../theme/token.ts';
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
  const popupId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control, labelId) => (
        <Frame>
          <Opener
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            {...native}
            {...control}
            type="button"
            aria-labelledby={`${labelId} ${valueId}`}
            popoverTarget={popupId}
          >
            <CalendarIcon />
            <span id={valueId} data-empty={value === null || undefined}>
              {value === null ? formatMessage(messages.empty) : formatDate(value, dateFormat)}
            </span>
          </Opener>
          {isClearable && value !== null && !native.disabled && (
            <ClearButton
              label={formatMessage(messages.clear)}
              icon={<CloseIcon />}
              onClick={() => {
                document.getElementById(control.id)?.focus();
                onChange(null);
              }}
            />
          )}
          <DatePopup
            id={popupId}
            labelId={labelId}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            value={value}
            onChange={onChange}
            today={today}
            range={{ min, max }}
          />
        </Frame>
      )}
    </Field>
  );
}

interface DatePopupProps extends DateChooserProps {
  id: string;
  labelId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * As a native popover, it is positioned by the browser, and closed by Escape or a click outside, which
 * returns the focus to the field.
 */
function DatePopup({ id, labelId, isOpen, onOpenChange, ...chooser }: DatePopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popup
      ref={popup}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={labelId}
      onBlur={closeIfLeft}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') onOpenChange(true);
      }}
      onToggle={({ currentTarget, newState }) => {
        // After the toggle: the browser returns the focus only while the days are still mounted.
        onOpenChange(newState === 'open');
        if (newState === 'open') findTabStop(currentTarget)?.focus();
      }}
    >
      {isOpen && (
        <DateChooser
          {...chooser}
          onChange={(day) => {
            popup.current?.hidePopover();
            chooser.onChange(day);
          }}
        />
      )}
    </Popup>
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
  position: fixed;
  inset: auto;
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
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.floating};
  outline: 1px solid ${color.hairline};

  /* Without anchor positioning, a sheet at the bottom of the screen. */
  @supports not (position-area: block-end) {
    inset: auto 0 ${space.s4};
    margin-inline: auto;
  }
`;
