import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

export interface ActivityChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What is drawn, in words. */
  label: string;
  bars: readonly ActivityBar[];
}

export interface ActivityBar {
  /** When it was, short: it stands below the first and the last bar. */
  name: string;
  /** All of it in words, for those who do not see the bar. */
  description: string;
  value: number;
  /** How much of the value stands out. */
  part: number;
}

const barWidth = 10;
const gap = 3;
const height = 100;

/** How much was done in each of some periods, and how much of it well. */
export function ActivityChart({ label, bars, ...native }: ActivityChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const share = (value: number) => (value / highest) * height;
  return (
    <Figure aria-label={label} {...native}>
      <Drawing
        viewBox={`0 0 ${bars.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ name, description, value, part }, index) => (
          <g key={name}>
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
        {bars.map(({ name, description }) => (
          <li key={name}>{description}</li>
        ))}
      </VisuallyHidden>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space.s1};
`;

const Drawing = styled.svg`
  width: 100%;
  height: 6rem;
  overflow: visible;
  border-block-end: 1px solid ${color.hairline};
`;

/* Its edge tells it from the paper where nothing of it was right. */
const All = styled.rect`
  fill: ${color.accentSoft};
  stroke: ${color.accent};
  vector-effect: non-scaling-stroke;
`;

const Part = styled.rect`
  fill: ${color.accent};
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
