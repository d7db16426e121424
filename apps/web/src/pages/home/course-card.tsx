import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ActionCard, MapIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { nextUnitQuery } from '../../features/lesson/queries.ts';
import { useLessonRequest } from '../../features/lesson/use-lesson-request.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';

/** Leads to the path through the course, and tells which unit is next. Nothing if the course is done, or there is none. */
export function CourseCard() {
  const { formatMessage } = useIntl();
  const { langCode, tranLangCode, learnedIds } = useLessonRequest();
  const query = nextUnitQuery(useApiQueries(), { langCode, tranLangCode, learnedIds });
  const { data: unit } = useQuery(query);
  if (!unit) return null;
  const { list, number, total } = unit;
  return (
    <ActionCard
      icon={<MapIcon />}
      title={list.name}
      text={formatMessage(messages.unit, { number, total })}
      href={paths.course()}
    />
  );
}

const messages = defineMessages({
  unit: {
    id: 'courseCard.unit',
    defaultMessage: 'Course: unit {number, number} of {total, number}',
  },
});
