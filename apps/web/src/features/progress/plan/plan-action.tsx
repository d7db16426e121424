import { Button, ButtonLink, NextIcon } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { paths } from '../../../shared/routes/routes.ts';
import { lessonSize, type Plan } from './plan.ts';
import { usePlanChanges } from './use-plan-changes.ts';

interface PlanActionProps {
  plan: Plan;
  isPrimary?: boolean;
}

/** The next step of a plan: learn the words left for today, learn more, or close the finished plan. */
export function PlanAction({ plan, isPrimary = false }: PlanActionProps) {
  const { formatMessage } = useIntl();
  const { remove } = usePlanChanges();
  const { list, leftToday, remaining } = plan;
  if (remaining === 0) {
    return (
      <Button variant="primary" onClick={() => remove(list.id)}>
        {formatMessage(messages.end)}
      </Button>
    );
  }
  const count = lessonSize(leftToday);
  if (leftToday === 0) {
    return (
      <ButtonLink variant="quiet" href={paths.listLesson(list.id)}>
        {formatMessage(messages.more)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<NextIcon />}
      href={paths.listLesson(list.id, count)}
    >
      {formatMessage(messages.learn, { count })}
    </ButtonLink>
  );
}

const messages = defineMessages<{
  learn: { count: number };
  more: NoMessageValues;
  end: NoMessageValues;
}>({
  learn: {
    id: 'planAction.learn',
    defaultMessage: 'Learn {count, plural, one {# word} other {# words}}',
  },
  more: { id: 'planAction.more', defaultMessage: 'Learn more' },
  end: { id: 'planAction.end', defaultMessage: 'Great' },
});
