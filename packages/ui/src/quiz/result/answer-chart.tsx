import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '../../theme/token.ts';

export interface AnswerChartProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** In chronological order. */
  answers: readonly TimedAnswer[];
}

export interface TimedAnswer {
  isRight: boolean;
  milliseconds: number;
}

const barWidth = 10;
const gap = 3;
const height = 48;
const minBarHeight = 6;

/**
 * A bar for each answer, whose height shows how long it took. Right answers are filled, wrong ones
 * outlined, so that the difference does not depend on colour.
 */
export function AnswerChart({ answers, ...native }: AnswerChartProps) {
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
      {answers.map(({ isRight, milliseconds }, index) => {
        const barHeight = Math.max(minBarHeight, (milliseconds / longest) * (height - 2));
        const Bar = isRight ? RightBar : WrongBar;
        return (
          <Bar
            key={index}
            x={index * barWidth + gap / 2}
            y={height - 1 - barHeight}
            width={barWidth - gap}
            height={barHeight}
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
    id: 'ui.answerChart.label',
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
