import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, radius, size, space } from '../../theme/token.ts';
import { AnswerChart, type TimedAnswer } from './answer-chart.tsx';
import { QuizResultRow, type QuizResultRowProps } from './quiz-result-row.tsx';
import { ScoreRing } from './score-ring.tsx';

export interface QuizResultProps extends ComponentProps<'section'> {
  rows: readonly QuizResultItem[];
  /** The duration of the quiz session in whole seconds. */
  seconds: number;
  /** One per right answer, less with a hint. Shown if it differs from the number of right answers. */
  points: number;
  /** The most right answers in a row. */
  bestStreak: number;
  /** All answers in chronological order; a word may have several. */
  answers: readonly TimedAnswer[];
  /** A share button. */
  share?: ReactNode;
  /** Buttons such as “Retry missed” and “Save missed”. */
  actions: ReactNode;
}

export interface QuizResultItem extends Omit<QuizResultRowProps, 'children'> {
  id: string;
}

export function QuizResult({
  rows,
  seconds,
  points,
  bestStreak,
  answers,
  share,
  actions,
  children,
  ...native
}: QuizResultProps) {
  const { formatMessage } = useIntl();
  const right = rows.filter(({ isRight }) => isRight).length;
  const score = { right, total: rows.length };
  return (
    <Result {...native}>
      <Summary>
        <ScoreRing {...score} />
        <div>
          <Title>{formatMessage(messages.score, score)}</Title>
          <Fact>{formatMessage(messages.time, { time: clock(seconds) })}</Fact>
          {points < right && <Fact>{formatMessage(messages.points, { points })}</Fact>}
          {bestStreak > 1 && <Fact>{formatMessage(messages.streak, { count: bestStreak })}</Fact>}
          <AnswerChart answers={answers} />
        </div>
        {share && <Corner>{share}</Corner>}
      </Summary>
      <Actions>{actions}</Actions>
      {children}
      <ol>
        {rows.map(({ id, ...row }) => (
          <QuizResultRow key={id} {...row} />
        ))}
      </ol>
    </Result>
  );
}

const messages = defineMessages<{
  score: { right: number; total: number };
  time: { time: string };
  points: { points: number };
  streak: { count: number };
}>({
  score: { id: 'ui.quizResult.score', defaultMessage: '{right} of {total} right' },
  time: { id: 'ui.quizResult.time', defaultMessage: 'Time {time}' },
  points: {
    id: 'ui.quizResult.points',
    defaultMessage:
      '{points, number} {points, plural, one {point} other {points}}, since hints cost half of one',
  },
  streak: {
    id: 'ui.quizResult.streak',
    defaultMessage: 'Best streak: {count, plural, one {# right} other {# right}} in a row',
  },
});

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

const Result = styled.section`
  display: grid;
  gap: ${space.s6};
  width: 100%;
  max-width: 44rem;
  margin-inline: auto;
`;

const Summary = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s5} ${space.s12};
  padding: ${space.s8} ${space.s5};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
  text-align: center;

  @media (min-width: 36rem) {
    padding: ${space.s12};
    text-align: start;
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space.s3};
  inset-inline-end: ${space.s3};
`;

const Title = styled.h1`
  font: 600 ${size.headline} / 1.15 ${family.word};
  letter-spacing: -0.015em;
`;

const Fact = styled.p`
  margin-block-start: ${space.s1};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: grid;
  gap: ${space.s2};

  /* Two columns. If the number is odd, the first button takes a row of its own. */
  @media (min-width: 36rem) {
    grid-template-columns: 1fr 1fr;
    gap: ${space.s3};

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
