import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ActionCard, MapIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { courseQuery } from '../../features/lesson/queries.ts';
import { useLessonRequest } from '../../features/lesson/use-lesson-request.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';

/** Leads to the path through the course, and tells which unit is next. Nothing if the course is done, or there is none. */
export function CourseCard() {
  const { formatMessage } = useIntl();
  const { langCode, tranLangCode, learnedIds } = useLessonRequest();
  const { data } = useQuery(courseQuery(useApiQueries(), { langCode, tranLangCode, learnedIds }));
  const units = data?.units ?? [];
  const index = units.findIndex(({ remaining }) => remaining > 0);
  const unit = units[index];
  if (unit === undefined) return null;
  return (
    <ActionCard
      icon={<MapIcon />}
      title={unit.list.name}
      text={formatMessage(messages.unit, { number: index + 1, total: units.length })}
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
