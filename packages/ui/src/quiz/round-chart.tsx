import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';

export interface RoundChartProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** In the order in which they were given. */
  answers: readonly RoundAnswer[];
}

export interface RoundAnswer {
  isRight: boolean;
  milliseconds: number;
}

const barWidth = 10;
const gap = 3;
const height = 48;
const lowest = 6;

/**
 * A round at a glance: a bar for each answer, the taller the longer it took. Right ones stand on the
 * line, wrong ones are hollow, so that colour tells nothing alone.
 */
export function RoundChart({ answers, ...native }: RoundChartProps) {
  const { formatMessage } = useIntl();
  const longest = Math.max(1, ...answers.map(({ milliseconds }) => milliseconds));
  const right = answers.filter(({ isRight }) => isRight).length;
  const width = answers.length * barWidth;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={formatMessage(messages.label, {
        right,
        total: answers.length,
        seconds: Math.round(longest / 1000),
      })}
      {...native}
    >
      {answers.map(({ isRight, milliseconds }, place) => {
        const tall = Math.max(lowest, (milliseconds / longest) * (height - 2));
        const Bar = isRight ? RightBar : WrongBar;
        return (
          <Bar
            key={place}
            x={place * barWidth + gap / 2}
            y={height - 1 - tall}
            width={barWidth - gap}
            height={tall}
            rx={2}
          />
        );
      })}
    </Drawing>
  );
}

const messages = defineMessages<{
  label: { right: number; total: number; seconds: number };
}>({
  label: {
    id: 'ui.roundChart.label',
    defaultMessage:
      '{total, plural, one {# answer} other {# answers}}, {right} right; the longest took {seconds, plural, one {# second} other {# seconds}}',
  },
});

const Drawing = styled.svg`
  display: block;
  max-width: 100%;
  margin: ${space.s3} auto 0;

  @media (min-width: 36rem) {
    margin-inline: 0;
  }
`;

const RightBar = styled.rect`
  fill: ${color.known};
`;

const WrongBar = styled.rect`
  fill: none;
  stroke: ${color.wrong};
  stroke-width: 1.5;
`;
