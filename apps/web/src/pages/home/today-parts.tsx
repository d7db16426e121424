import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { CardGrid, Section, SkeletonList, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LinkedWordCard } from '../../features/card/word-cards.tsx';
import { OwnWordsCard } from '../../features/progress/own-words-card.tsx';
import type { LearnerToday } from '../../features/progress/today.ts';
import { PlayLink } from '../../features/quiz/play-link.tsx';
import { ResumeQuiz } from '../../features/quiz/resume-quiz.tsx';
import type { QuizSession } from '../../features/quiz/session/quiz-session.ts';
import { useOwnWords } from '../../features/quiz/settings/use-own-words.ts';
import { listOwnWordIds } from '../../features/review/own-words.ts';
import { isCompleteAtom, reviewsAtom } from '../../features/review/practice.ts';
import { wordsQuery } from '../../features/word/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { WordOfTheDay } from './word-of-the-day.tsx';

const MixedUpToday = lazyComponent(
  async () => (await import('../../features/quiz/results/mixed-up-words.tsx')).MixedUpToday,
);

const CourseCard = lazyComponent(async () => (await import('./course-card.tsx')).CourseCard);

interface TodayPartsProps {
  today: LearnerToday | undefined;
  /** Whether a session, or what it asks, is offered above. */
  isOffered: (session: QuizSession) => boolean;
}

/** What a learner may do after the reviews of the day. */
export function TodayParts(props: TodayPartsProps) {
  return (
    <>
      <NextSteps {...props} />
      <WordsToLearn />
      <WordOfTheDay />
    </>
  );
}

/** Continue an unfinished session, or practise difficult and mixed-up words. */
function NextSteps({ today, isOffered }: TodayPartsProps) {
  const difficult = (['weak', 'missed'] as const).filter(
    (words) => today !== undefined && today[words] > 0,
  );
  return (
    <Cards>
      <ResumeQuiz isOffered={isOffered} />
      {difficult.map((words) => (
        <OwnWordsCard key={words} practice={words} count={today?.[words] ?? 0} />
      ))}
      <Suspense>{today && <MixedUpToday />}</Suspense>
      <Suspense>
        <CourseCard />
      </Suspense>
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space.s3};
  margin-block-end: ${space.s8};

  &:empty {
    display: none;
  }
`;

const maxWords = 10;

/** The latest saved words in the learned language; nothing if there are none. */
function WordsToLearn() {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const source = useOwnWords()('saved', learnLangCode);
  const saved = useSavedWords();
  if (source === undefined || saved === undefined || saved.total === 0) return null;
  return (
    <Section
      action={<PlayLink quiz={{ source, tranLangCode }} />}
      title={formatMessage(messages.title, { count: saved.total })}
    >
      {saved.words === undefined ? (
        <SkeletonList shape="card" count={Math.min(saved.total, maxWords)} />
      ) : (
        <CardGrid>
          {saved.words.slice(0, maxWords).map((word) => (
            <LinkedWordCard key={word.id} word={word} headingAs="h3" />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

const messages = defineMessages({
  title: {
    id: 'home.toLearn',
    defaultMessage: '{count, plural, one {You’re learning # word} other {You’re learning # words}}',
  },
});

/** The words of the learned language that the learner saved last; `words` is `undefined` while they are loading. */
function useSavedWords() {
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const record = useAtomValue(reviewsAtom);
  const isComplete = useAtomValue(isCompleteAtom);
  const today = useLocalDay();
  const savedIds = listOwnWordIds(record, { knowing: 'saved', langCode, today });
  const ids = savedIds.slice(0, limits.feedMaxPageSize);
  const query = useQuery({
    ...wordsQuery(useApiQueries(), { ids, tranLangCode }),
    enabled: ids.length > 0,
  });
  if (query.isError || !isComplete) return undefined;
  // The device may not know the languages of all words.
  const words = query.data?.filter((word) => word.langCode === langCode);
  return { total: savedIds.length - ids.length + (words ?? ids).length, words };
}
