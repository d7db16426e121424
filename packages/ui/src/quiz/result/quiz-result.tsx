import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Badge } from '../../layout/badge.tsx';
import { UpIcon } from '../../theme/icon.ts';
import { color, family, radius, size, space } from '../../theme/token.ts';
import { QuizResultRow, type QuizResultRowProps } from './quiz-result-row.tsx';
import { ScoreRing } from './score-ring.tsx';

interface QuizResultProps extends ComponentProps<'section'> {
  rows: readonly QuizResultItem[];
  /** The duration of the quiz session in whole seconds. */
  seconds: number;
  /** One per right answer, less with a hint. Shown if it differs from the number of right answers. */
  points: number;
  /** The most right answers in a row. */
  bestStreak: number;
  /** How many words were remembered without options or hints; absent if none was asked so. Shown if it differs from the score. */
  recalled?: number | undefined;
  /** How many answers were wrong by a slip only. They are not in the score. */
  almost?: number | undefined;
  /** How many words are known better than before. */
  movedUp?: number | undefined;
  /** The next step: the primary button first. */
  next: ReactNode;
  /** A menu of everything else. */
  menu?: ReactNode;
}

interface QuizResultItem extends Omit<QuizResultRowProps, 'hasPicture'> {
  id: string;
}

/** The end of a quiz: the score, the next step, and each word with its answer. `children` precede the words. */
export function QuizResult({
  rows,
  seconds,
  points,
  bestStreak,
  recalled,
  almost = 0,
  movedUp = 0,
  next,
  menu,
  children,
  ...native
}: QuizResultProps) {
  const { formatMessage } = useIntl();
  const right = rows.filter(({ outcome }) => outcome === 'right').length;
  const score = { right, total: rows.length };
  const hasPictures = rows.some(({ image }) => image !== undefined);
  return (
    <Result {...native}>
      <Summary>
        <ScoreRing {...score} />
        <div>
          <Title>
            {formatMessage(praiseMessages[choosePraise(score)])}{' '}
            <span>{formatMessage(messages.score, score)}</span>
          </Title>
          {movedUp > 0 && (
            <MovedUp as="p" data-tone="good">
              <UpIcon aria-hidden="true" />
              {formatMessage(messages.movedUp, { count: movedUp })}
            </MovedUp>
          )}
          <Facts>
            {recalled !== undefined && recalled !== right && (
              <li>{formatMessage(messages.recalled, { recalled, total: rows.length })}</li>
            )}
            {almost > 0 && <li>{formatMessage(messages.almost, { almost })}</li>}
            <li>{formatMessage(messages.time, { time: formatClock(seconds) })}</li>
            {bestStreak > 1 && <li>{formatMessage(messages.streak, { count: bestStreak })}</li>}
            {points < right && <li>{formatMessage(messages.points, { points })}</li>}
          </Facts>
        </div>
      </Summary>
      <Actions>
        {next}
        {menu}
      </Actions>
      {children}
      <ol>
        {rows.map(({ id, ...row }) => (
          <QuizResultRow key={id} {...row} hasPicture={hasPictures} />
        ))}
      </ol>
    </Result>
  );
}

const messages = defineMessages({
  score: { id: 'ui.quizResult.score', defaultMessage: '{right} of {total}' },
  movedUp: {
    id: 'ui.quizResult.movedUp',
    defaultMessage: '{count, plural, one {# word} other {# words}} stronger than before',
  },
  recalled: {
    id: 'ui.quizResult.recalled',
    defaultMessage: 'Remembered without help: {recalled, number} of {total, number}',
  },
  almost: { id: 'ui.quizResult.almost', defaultMessage: 'Almost right: {almost, number}' },
  time: { id: 'ui.quizResult.time', defaultMessage: 'Time {time}' },
  points: {
    id: 'ui.quizResult.points',
    defaultMessage:
      '{points, number} {points, plural, one {point} other {points}}: hints cost half a point',
  },
  streak: {
    id: 'ui.quizResult.streak',
    defaultMessage: 'Longest run: {count, number}',
  },
});

type Praise = 'perfect' | 'good' | 'fair' | 'start' | 'none';

/** Praises what was right, and never scolds. */
function choosePraise({ right, total }: { right: number; total: number }): Praise {
  if (right === 0) return 'none';
  if (right === total) return 'perfect';
  if (right >= 0.7 * total) return 'good';
  return right >= 0.4 * total ? 'fair' : 'start';
}

const praiseMessages = defineMessages({
  perfect: { id: 'ui.quizResult.perfect', defaultMessage: 'Perfect!' },
  good: { id: 'ui.quizResult.good', defaultMessage: 'Well done!' },
  fair: { id: 'ui.quizResult.fair', defaultMessage: 'Good effort!' },
  start: { id: 'ui.quizResult.start', defaultMessage: 'Good start!' },
  none: { id: 'ui.quizResult.none', defaultMessage: 'Give it another go!' },
});

function formatClock(seconds: number): string {
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s3} ${space.s8};
  padding: ${space.s5};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
  text-align: center;

  @media (min-width: 36rem) {
    padding: ${space.s8};
    text-align: start;
  }
`;

const Title = styled.h1`
  font: 600 ${size.headline} / 1.15 ${family.word};
  letter-spacing: -0.015em;

  > span {
    white-space: nowrap;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: 0 ${space.s4};
  margin-block-start: ${space.s2};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  @media (max-width: 36rem) {
    justify-content: center;
  }
`;

/* A sentence, which may need two lines. */
const MovedUp = styled(Badge)`
  max-width: 100%;
  border-radius: ${radius.medium};
  white-space: normal;
  margin-block-start: ${space.s3};
  font-size: ${size.body};
`;

/* One big button, and the others beside or below it. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space.s2};

  > :first-child {
    flex: 1 0 auto;
    min-height: 3.25rem;
  }
`;
