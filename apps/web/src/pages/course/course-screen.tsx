import { useQuery } from '@tanstack/react-query';
import type { Course } from '@wordhoard/contract';
import { levelCodes } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ButtonLink,
  EmptyState,
  ListIcon,
  NextIcon,
  PageHeader,
  Section,
  UnitStep,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { courseQuery } from '../../features/lesson/queries.ts';
import { useLessonRequest } from '../../features/lesson/use-lesson-request.ts';
import { buildQuizLink } from '../../features/quiz/quiz-link.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

/** The path through the units of the learned language: where the learner is, and what comes next. */
export function CourseScreen() {
  const { formatMessage, locale } = useIntl();
  const { langCode, tranLangCode, learnedIds } = useLessonRequest();
  const language = languageName(langCode, locale);
  const query = useQuery(courseQuery(useApiQueries(), { langCode, tranLangCode, learnedIds }));
  usePageMeta(formatMessage(messages.title, { language }), formatMessage(messages.lead));
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title, { language })}
        lead={formatMessage(messages.lead)}
      />
      <QueryView query={query} skeleton="row">
        {({ units }) =>
          units.length === 0 ? (
            <NoCourse langCode={langCode} />
          ) : (
            <Path units={units} tranLangCode={tranLangCode} />
          )
        }
      </QueryView>
    </>
  );
}

type Unit = Course['units'][number];

function Path({ units, tranLangCode }: { units: readonly Unit[]; tranLangCode: string }) {
  const current = units.find(({ remaining }) => remaining > 0);
  const levels = levelCodes.filter((code) => units.some(({ level }) => level === code));
  return levels.map((code) => (
    <Section key={code} title={code}>
      <Steps>
        {units.map(
          (unit, index) =>
            unit.level === code && (
              <UnitStep
                key={unit.list.id}
                number={index + 1}
                name={unit.list.name}
                href={paths.list(unit.list.slug, tranLangCode)}
                wordCount={unit.wordCount}
                learnedCount={unit.wordCount - unit.remaining}
                isCurrent={unit === current}
                actions={unit === current && <UnitActions {...{ unit, tranLangCode }} />}
              />
            ),
        )}
      </Steps>
    </Section>
  ));
}

/** A test asks for all words of the unit: what is right need not be taught. */
function UnitActions({ unit, tranLangCode }: { unit: Unit; tranLangCode: string }) {
  const { formatMessage } = useIntl();
  const { list, remaining, wordCount } = unit;
  const source = { kind: 'list', slug: list.slug } as const;
  return (
    <>
      <ButtonLink
        variant="primary"
        icon={<NextIcon />}
        href={paths.listLesson(list.id, Math.min(remaining, limits.lessonWords))}
      >
        {formatMessage(messages.learn, { count: Math.min(remaining, limits.lessonWords) })}
      </ButtonLink>
      <ButtonLink
        href={buildQuizLink({
          source,
          tranLangCode,
          choice: { kind: 'spelling', wordCount: Math.min(wordCount, limits.quizMaxWords) },
        })}
      >
        {formatMessage(messages.skip)}
      </ButtonLink>
    </>
  );
}

function NoCourse({ langCode }: { langCode: string }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ListIcon />}
      title={formatMessage(messages.none)}
      action={
        <ButtonLink href={paths.lists(langCode)}>{formatMessage(messages.toLists)}</ButtonLink>
      }
    >
      {formatMessage(messages.noneHint)}
    </EmptyState>
  );
}

const Steps = styled.ol`
  max-width: 36rem;
`;

const messages = defineMessages({
  title: { id: 'course.of', defaultMessage: 'Course: {language}' },
  lead: {
    id: 'course.lead',
    defaultMessage: 'Unit by unit, from the first hello to everyday conversations.',
  },
  learn: {
    id: 'course.learn',
    defaultMessage: '{count, plural, one {Learn # word} other {Learn # words}}',
  },
  skip: { id: 'course.skip', defaultMessage: 'Take a test to skip ahead' },
  none: { id: 'course.none', defaultMessage: 'No course for this language yet' },
  noneHint: {
    id: 'course.noneHint',
    defaultMessage: 'Learn from a list, or paste your own words.',
  },
  toLists: { id: 'course.toLists', defaultMessage: 'Show lists' },
});
