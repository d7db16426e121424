import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ListIcon, PageHeader, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { LanguagePair } from '../language/language-pair.tsx';
import { ListCards } from '../list/list-cards.tsx';
import { listFeedQuery } from '../list/list-queries.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { OwnQuizzes } from './own-quizzes.tsx';
import { ResumeQuiz } from './resume-quiz.tsx';

/** The vocabulary challenge: go on with a quiz, or choose what to play. */
export function QuizIndexScreen() {
  const { formatMessage } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const query = useInfiniteQuery(listFeedQuery(useApi(), { langCode: learnLangCode }));
  usePageMeta(formatMessage(messages.title), formatMessage(messages.lead));

  return (
    <>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
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
  title: NoMessageValues;
  lead: NoMessageValues;
  nothing: NoMessageValues;
}>({
  title: { id: 'quizIndex.title', defaultMessage: 'Vocabulary challenge' },
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
