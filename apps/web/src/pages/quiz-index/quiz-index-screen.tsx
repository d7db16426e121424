import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonRow, EmptyState, ListIcon, PageHeader, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LanguagePair } from '../../features/language/language-pair.tsx';
import { ListCards } from '../../features/list/list-cards.tsx';
import { listFeedQuery } from '../../features/list/queries.ts';
import { PlayLink } from '../../features/practice/quiz/play-link.tsx';
import { sourceMessages } from '../../features/practice/quiz/quiz-source.ts';
import { ResumeQuiz } from '../../features/practice/session-sync/resume-quiz.tsx';
import { useOwnWords } from '../../features/practice/settings/use-own-words.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths, routes } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** The vocabulary challenge: resumes a quiz or offers quizzes to play. */
export function QuizIndexScreen() {
  const { formatMessage } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const query = useInfiniteQuery(listFeedQuery(useApi(), { langCode: learnLangCode }));
  usePageMeta(formatMessage(routes.quizIndex.title), formatMessage(messages.lead));

  return (
    <>
      <PageHeader
        title={formatMessage(routes.quizIndex.title)}
        lead={formatMessage(messages.lead)}
      />
      <Controls>
        <ResumeQuiz />
        <OwnQuizzes />
        <LanguagePair />
      </Controls>
      <FeedView
        query={query}
        skeleton="cover"
        empty={<EmptyState icon={<ListIcon />} title={formatMessage(messages.nothing)} />}
      >
        {(lists) => <ListCards lists={lists} pathTo={paths.quizSettings} />}
      </FeedView>
    </>
  );
}

const messages = defineMessages<{
  lead: NoMessageValues;
  nothing: NoMessageValues;
}>({
  lead: {
    id: 'quizIndex.lead',
    defaultMessage: 'Choose a list to practise, or go on where you left off.',
  },
  nothing: { id: 'quizIndex.nothing', defaultMessage: 'No lists in this language yet' },
});

const Controls = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s6};
  margin-block-end: ${space.s8};
`;

const kinds = ['saved', 'missed', 'known'] as const;

/** Links to quizzes about the learner's own words. */
function OwnQuizzes() {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const ownWords = useOwnWords(tranLangCode);
  const quizzes = kinds.flatMap((knowing) => {
    const source = ownWords?.(knowing, learnLangCode);
    return source ? [{ knowing, source }] : [];
  });
  if (quizzes.length === 0) return null;
  return (
    <ButtonRow>
      {quizzes.map(({ knowing, source }) => (
        <PlayLink key={knowing} quiz={{ source, tranLangCode }}>
          {formatMessage(sourceMessages[knowing])}
        </PlayLink>
      ))}
    </ButtonRow>
  );
}
