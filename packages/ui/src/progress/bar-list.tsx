import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { barStyle } from '../feedback/progress-bar.tsx';
import { color, size, space } from '../theme/token.ts';

interface BarListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The accessible name. */
  label: string;
  bars: readonly BarListItem[];
}

interface BarListItem {
  name: ReactNode;
  value: number;
  /** Shown instead of the value. */
  text?: string;
}

/** Named values, with bars that compare them. */
export function BarList({ label, bars, ...native }: BarListProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <List aria-label={label} {...native}>
      {bars.map(({ name, value, text = value }, index) => (
        <Row key={index}>
          <Name>{name}</Name>
          <Bar aria-hidden="true" value={value} max={highest} />
          <Value>{text}</Value>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(2rem, 1fr) max-content;
  gap: ${space.s2} ${space.s4};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  font-size: ${size.caption};
`;

const Name = styled.span`
  color: ${color.textMuted};
`;

const Bar = styled.progress`
  ${barStyle}
  --track: transparent;
  height: 0.75rem;
`;

const Value = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
