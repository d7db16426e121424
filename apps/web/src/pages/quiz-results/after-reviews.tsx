import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, NextIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { PlanAction } from '../../features/progress/plan/plan-summary.tsx';
import { useShownPlans } from '../../features/progress/plan/today-plans.tsx';
import { paths } from '../../shared/routes/routes.ts';

/** What comes once no word is due: the words of a plan for today, or without a plan a lesson. The day may also end here. */
export function AfterReviews() {
  const { formatMessage } = useIntl();
  const { shown, count } = useShownPlans();
  const plan = shown?.find(({ leftToday }) => leftToday > 0);
  const isDone = plan === undefined && count > 0;
  return (
    <>
      {plan && <PlanAction plan={plan} isHeld={false} isPrimary />}
      {count === 0 && (
        <ButtonLink variant="primary" icon={<NextIcon />} href={paths.lesson()}>
          {formatMessage(messages.lesson)}
        </ButtonLink>
      )}
      <ButtonLink variant={isDone ? 'primary' : 'secondary'} href={paths.home()}>
        {formatMessage(messages.done)}
      </ButtonLink>
    </>
  );
}

const messages = defineMessages({
  lesson: { id: 'today.newLesson', defaultMessage: 'New lesson' },
  done: { id: 'lessonResults.done', defaultMessage: 'Done' },
});
