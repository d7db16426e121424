import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { Ring } from '../../chart/ring.tsx';
import { color, family, space } from '../../theme/token.ts';

interface ScoreRingProps {
  right: number;
  total: number;
}

/**
 * The score as a ring. A perfect one is celebrated by strokes of ink around it. Hidden from screen
 * readers, since the text beside it says the same.
 */
export function ScoreRing({ right, total }: ScoreRingProps) {
  const share = total === 0 ? 0 : right / total;
  const isPerfect = share === 1;
  return (
    <Score viewBox="0 0 150 150" aria-hidden="true">
      <Ring center={75} radius={50} share={share} />
      {isPerfect ? (
        <>
          <Tick d="m58 76 12 12 23-25" pathLength="1" />
          {angles.map((angle) => (
            <Stroke
              key={angle}
              d="M75 13V5"
              pathLength="1"
              transform={`rotate(${angle} 75 75)`}
              data-second={(angle / step) % 2 === 1 || undefined}
            />
          ))}
        </>
      ) : (
        <Percent x="75" y="75">
          {Math.round(100 * share)}
          <tspan dx="2" fontSize="15">
            %
          </tspan>
        </Percent>
      )}
    </Score>
  );
}

/** In degrees. */
const step = 24;
const angles = Array.from({ length: 360 / step }, (_, index) => index * step);

/* Drawn from one end. */
const draw = keyframes`
  from { stroke-dasharray: 0 1; }
  to { stroke-dasharray: 1 1; }
`;

const Score = styled.svg`
  flex: none;
  color: ${color.known};
  width: 11rem;
  height: 11rem;

  @media (max-width: 36rem) {
    width: 9rem;
    height: 9rem;
  }
`;

/* The strokes follow when the ring is full. */
const Ink = styled.path`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${draw} 190ms 190ms ease-out backwards;
  }
`;

const Tick = styled(Ink)`
  stroke: ${color.known};
  stroke-width: 9;
`;

const Stroke = styled(Ink)`
  stroke: ${color.accent};
  stroke-width: 4;

  &[data-second] {
    stroke: ${color.learn};
  }
`;

const Percent = styled.text`
  fill: ${color.text};
  font: 600 32px ${family.word};
  text-anchor: middle;
  dominant-baseline: central;
`;

interface AnswerChartProps extends Omit<ComponentProps<'svg'>, 'children'> {
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
        return (
          <Bar
            key={index}
            data-right={isRight || undefined}
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

const messages = defineMessages({
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

const Bar = styled.rect`
  fill: none;
  stroke: ${color.wrong};
  stroke-width: 1.5;

  &[data-right] {
    fill: ${color.known};
    stroke: none;
  }
`;
