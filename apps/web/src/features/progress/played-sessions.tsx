import { useInfiniteQuery } from '@tanstack/react-query';
import type { QuizSessionRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, EmptyState, Note, QuizIcon, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { sessionFeedQuery } from '../quiz/queries.ts';
import { useSourceName } from '../quiz/quiz-source.ts';
import { buildSettingsLink } from '../quiz/session/settings-link.ts';

/** The learner's quiz sessions, which only they see. */
export function PlayedSessions() {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(sessionFeedQuery(useApi()));
  return (
    <FeedView
      query={query}
      skeleton="row"
      empty={
        <EmptyState
          icon={<QuizIcon />}
          title={formatMessage(messages.nothing)}
          link={{ href: paths.quizIndex(), label: formatMessage(messages.play) }}
        />
      }
    >
      {(sessions) => (
        <Sessions>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} />
            </li>
          ))}
        </Sessions>
      )}
    </FeedView>
  );
}

function SessionRow({
  session: { settings, score, changedAt, finishedAt },
}: {
  session: QuizSessionRecord;
}) {
  const { formatMessage, formatDate } = useIntl();
  const name = useSourceName(settings.source);
  const date = formatDate(finishedAt ?? changedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Row>
      <div>
        <Name>
          <a href={buildSettingsLink({ settings, isByEar: false })}>{name}</a>
        </Name>
        <Note>{date}</Note>
      </div>
      <Score>
        <strong>{formatMessage(messages.score, score)}</strong>
        <Note>
          {finishedAt === null
            ? formatMessage(messages.open, score)
            : formatMessage(messages.time, {
                time: `${Math.floor(score.seconds / 60)}:${`${score.seconds % 60}`.padStart(2, '0')}`,
              })}
        </Note>
      </Score>
    </Row>
  );
}

const messages = defineMessages({
  nothing: { id: 'playedSessions.nothing', defaultMessage: 'No practice yet' },
  play: { id: 'playedSessions.play', defaultMessage: 'Choose a list to practise' },
  score: { id: 'playedSessions.score', defaultMessage: '{correct} of {answered} right' },
  open: { id: 'playedSessions.open', defaultMessage: '{answered} of {total} answered' },
  time: { id: 'playedSessions.time', defaultMessage: 'Time {time}' },
});

const Sessions = styled.ol`
  max-width: 44rem;

  > li {
    border-block-end: 1px solid ${color.hairline};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
  padding-block: ${space.s3};
`;

const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;

  > a {
    display: inline-block;
    min-height: 1.5rem;
    color: inherit;

    &:hover {
      color: ${color.accent};
    }
  }
`;

const Score = styled.div`
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
