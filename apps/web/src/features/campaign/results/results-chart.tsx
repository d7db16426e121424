import { defineMessages } from '@wordhoard/i18n/messages';
import { ActivityChart, Stack, size, space } from '@wordhoard/ui';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Campaign, Post } from '../queries.ts';
import { getResults } from './results.ts';

interface ResultsChartProps {
  campaign: Campaign;
  sent: readonly Post[];
}

/** The visits from each sent post and, for quizzes, the answers, from the first to the last post. */
export function ResultsChart({ campaign: { type, schedule }, sent }: ResultsChartProps) {
  const { formatMessage, formatDate } = useIntl();
  const bars = sent.map((post) => {
    const name = formatDate(post.sentAt ?? post.scheduledAt, {
      day: 'numeric',
      month: 'short',
      timeZone: schedule.timeZone,
    });
    return { name, when: name, word: post.word.text, ...getResults(post) };
  });
  return (
    <Charts>
      <Chart
        title={formatMessage(messages.visits)}
        emptyText={formatMessage(messages.noVisits)}
        bars={bars.map(({ name, ...values }) => ({
          name,
          description: formatMessage(messages.visitBar, values),
          value: values.visits,
          part: values.visits,
        }))}
      />
      {type === 'QUIZ' && (
        <Chart
          title={formatMessage(messages.answers)}
          emptyText={formatMessage(messages.noAnswers)}
          bars={bars.map(({ name, ...values }) => ({
            name,
            description: formatMessage(messages.answerBar, values),
            value: values.answers,
            part: values.right,
          }))}
        />
      )}
    </Charts>
  );
}

interface ChartProps extends Pick<ComponentProps<typeof ActivityChart>, 'bars'> {
  title: string;
  emptyText: string;
}

function Chart({ title, emptyText, bars }: ChartProps) {
  return (
    <Frame $gap="s3">
      <Title>{title}</Title>
      {bars.some(({ value }) => value > 0) ? (
        <ActivityChart label={title} bars={bars} />
      ) : (
        <p>{emptyText}</p>
      )}
    </Frame>
  );
}

const messages = defineMessages({
  noVisits: { id: 'resultsChart.noVisits', defaultMessage: 'No visits yet.' },
  noAnswers: {
    id: 'resultsChart.noAnswers',
    defaultMessage: 'No answers yet. They are collected when a poll closes.',
  },
  visits: { id: 'resultsChart.visits', defaultMessage: 'Visits by post' },
  answers: { id: 'resultsChart.answers', defaultMessage: 'Answers by post, the right ones filled' },
  visitBar: {
    id: 'resultsChart.visitBar',
    defaultMessage: '{word}, {when}: {visits, plural, one {# visit} other {# visits}}',
  },
  answerBar: {
    id: 'resultsChart.answerBar',
    defaultMessage:
      '{word}, {when}: {answers, plural, one {# answer} other {# answers}}, {right, plural, one {# right} other {# right}}',
  },
});

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${space.s6} ${space.s8};
`;

const Frame = styled(Stack)`
  max-width: 44rem;
`;

const Title = styled.h2`
  font-size: ${size.lead};
`;
