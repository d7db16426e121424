import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, layer, motion, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { getDayOfMonth, type IsoDay } from './calendar-day.ts';

export type CalendarSize = 'small' | 'large';

interface DayCellProps {
  day: IsoDay;
  size: CalendarSize;
  isToday: boolean;
  isSelected: boolean;
  isDisabled: boolean;
  isTabStop: boolean;
  /** What a screen reader says after the date. */
  details: readonly string[] | undefined;
  onFocus: () => void;
  onSelect: () => void;
  /** Hidden from screen readers. */
  children: ReactNode;
}

export function DayCell(props: DayCellProps) {
  const { day, size: cellSize, isToday, isSelected, isDisabled, isTabStop } = props;
  const { details = [], onFocus, onSelect, children } = props;
  const { formatDate } = useIntl();
  const date = formatDate(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Cell role="gridcell" aria-selected={isSelected} data-size={cellSize}>
      <Day
        type="button"
        data-day={day}
        data-size={cellSize}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isDisabled || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={isDisabled ? undefined : onSelect}
      >
        <VisuallyHidden>{[date, ...details].join(', ')}</VisuallyHidden>
        <Visible aria-hidden="true">
          <Digits>{getDayOfMonth(day)}</Digits>
          {children}
        </Visible>
      </Day>
    </Cell>
  );
}

/** The width of a large calendar from which its days show their number in the corner. */
export const roomyCalendar = '(min-width: 34rem)';

/** Sets the size of a cell, whether it has a day or not. The height of a table cell is a minimum. */
export const cellStyle = css`
  height: 50px;
  padding: 0;

  &[data-size='large'] {
    border: solid ${color.hairline};
    border-width: 1px 0 0 1px;

    &:first-child {
      border-inline-start-width: 0;
    }
    @container ${roomyCalendar} {
      height: 5rem;
    }
  }
`;

const Cell = styled.td`
  ${cellStyle}
`;

const Visible = styled.span`
  display: contents;
`;

const Digits = styled.span`
  display: grid;
  place-items: center;
  min-height: 1.25rem;
  font-variant-numeric: tabular-nums;

  [aria-current] & {
    color: ${color.accent};
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  [data-size='small'][aria-selected='true'] & {
    color: ${color.onAccent};
    font-weight: 650;
  }

  [aria-disabled='true'] & {
    color: ${color.outline};
    font-weight: 400;

    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`;

const Day = styled.button`
  position: relative;
  display: grid;
  width: 100%;
  height: 100%;
  padding: 0;
  background-color: transparent;
  line-height: 1.2;
  cursor: pointer;
  transition: background-color ${motion.quick};

  /* The gap between the filled area and the focus ring. */
  &:where([data-size='small']) {
    place-items: center;
    border: 2px solid transparent;
    border-radius: ${radius.medium};
    background-clip: padding-box;

    [aria-selected='true'] > & {
      background-color: ${color.accent};
    }
  }
  &:where([data-size='large']) {
    align-content: start;
    justify-items: center;
    gap: 3px;
    border: 0;
    outline-offset: -2px;

    [aria-selected='true'] > & {
      background-color: ${color.accentSoft};
      box-shadow: inset 0 0 0 1px ${color.accent};
    }
    @container ${roomyCalendar} {
      justify-items: start;
      gap: ${space.s1};
      padding: ${space.s2};
    }
  }

  @media (hover: hover) {
    [aria-selected='false'] > &:hover:not([aria-disabled='true']) {
      background-color: ${color.accentSoft};
    }
  }

  &:focus-visible {
    z-index: ${layer.cover};
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`;
