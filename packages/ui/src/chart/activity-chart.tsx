import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Note, Stack } from '../layout/stack.tsx';
import { color } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

interface ActivityChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The accessible name. */
  label: string;
  bars: readonly ActivityBar[];
}

export interface ActivityBar {
  /** The short name of the period, shown below the first and the last bar. */
  name: string;
  /** The text alternative of the bar. */
  description: string;
  value: number;
  /** The highlighted share of the value. */
  part: number;
}

const barWidth = 10;
const gap = 3;
const height = 100;

/** A bar chart of the activity per period, each bar with a highlighted part. */
export function ActivityChart({ label, bars, ...native }: ActivityChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const share = (value: number) => (value / highest) * height;
  return (
    <Stack as="figure" $gap="s1" aria-label={label} {...native}>
      <Drawing
        viewBox={`0 0 ${bars.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ description, value, part }, index) => (
          <g key={index}>
            <title>{description}</title>
            <All
              x={index * barWidth + gap / 2}
              y={height - share(value)}
              width={barWidth - gap}
              height={share(value)}
            />
            <Part
              x={index * barWidth + gap / 2}
              y={height - share(part)}
              width={barWidth - gap}
              height={share(part)}
            />
          </g>
        ))}
      </Drawing>
      <Ends aria-hidden="true">
        <span>{bars.at(0)?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </Ends>
      <VisuallyHidden as="ol">
        {bars.map(({ description }, index) => (
          <li key={index}>{description}</li>
        ))}
      </VisuallyHidden>
    </Stack>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: 6rem;
  overflow: visible;
  border-block-end: 1px solid ${color.hairline};
`;

/* The outline shows the bar even if no part is highlighted. */
const All = styled.rect`
  fill: ${color.accentSoft};
  stroke: ${color.accent};
  vector-effect: non-scaling-stroke;
`;

const Part = styled.rect`
  fill: ${color.accent};
`;

const Ends = styled(Note)`
  display: flex;
  justify-content: space-between;
`;
