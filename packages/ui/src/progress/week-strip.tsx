import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { KnownIcon } from '../theme/icon.ts';
import { color, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

/** `rest`: no practice, and the streak goes on. `open`: today, before any practice. */
export type WeekDayState = 'active' | 'rest' | 'missed' | 'open';

interface WeekDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** The short name of the weekday. */
  name: string;
  /** The text alternative, such as “Monday: practised”. */
  description: string;
  state: WeekDayState;
}

interface WeekStripProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The accessible name. */
  label: string;
  /** Seven days in chronological order, today last. */
  days: readonly WeekDay[];
}

/** The last seven days of a streak. */
export function WeekStrip({ label, days, ...native }: WeekStripProps) {
  return (
    <Days aria-label={label} {...native}>
      {days.map(({ date, name, description, state }) => (
        <Day key={date}>
          <Note as="span" aria-hidden="true">
            {name}
          </Note>
          <Dot data-state={state} aria-hidden="true">
            {state === 'active' && <KnownIcon />}
          </Dot>
          <VisuallyHidden>{description}</VisuallyHidden>
        </Day>
      ))}
    </Days>
  );
}

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space.s1};
  width: 100%;
  max-width: 18rem;
`;

const Day = styled.li`
  display: grid;
  justify-items: center;
  gap: ${space.s1};
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid;
  border-radius: ${radius.full};

  &:where([data-state='active']) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &:where([data-state='rest']) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:where([data-state='missed']) {
    border-color: ${color.hairline};
    background: ${color.surfaceSunken};
  }
  &:where([data-state='open']) {
    border-color: ${color.outline};
    border-style: dashed;
  }

  > svg {
    width: 1rem;
    height: 1rem;
  }
`;
