import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, NextIcon, PlanCard } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../../shared/routes/routes.ts';
import { useLocalDay } from '../../../shared/time/local-day.ts';
import { formatFinish } from './finish-text.ts';
import { countLessonWords, type Plan } from './plan.ts';
import { usePlanChanges } from './use-plan-changes.ts';

interface PlanSummaryProps {
  plan: Plan;
  /** Whether new words wait because too many are due. */
  isHeld: boolean;
  title: ReactNode;
  headingAs?: 'h2' | 'h3';
  actions: ReactNode;
}

/** The progress of a plan, the words left for today, and the last day. */
export function PlanSummary({ plan, isHeld, ...card }: PlanSummaryProps) {
  const { formatMessage } = useIntl();
  const { learned, remaining, leftToday } = plan;
  return (
    <PlanCard
      progress={formatMessage(messages.progress, { remaining })}
      learned={learned}
      total={learned + remaining}
      status={<PlanStatus plan={plan} isHeld={isHeld} />}
      isDone={leftToday === 0}
      isFinished={remaining === 0}
      {...card}
    />
  );
}

/** How many words the plan still has. */
export function PlanProgress({ plan: { remaining } }: Pick<PlanSummaryProps, 'plan'>) {
  return useIntl().formatMessage(messages.progress, { remaining });
}

/** The words left for today, and the last day of the plan. */
export function PlanStatus({ plan, isHeld }: Pick<PlanSummaryProps, 'plan' | 'isHeld'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { learnedToday, remaining, leftToday, finishesOn } = plan;
  const finish = formatFinish(intl, finishesOn, useLocalDay());
  if (remaining === 0) return formatMessage(messages.finished);
  if (leftToday === 0) return formatMessage(messages.done, { learnedToday, finish });
  if (isHeld) return formatMessage(messages.held);
  return formatMessage(messages.today, { leftToday, finish });
}

interface PlanActionProps extends Pick<PlanSummaryProps, 'plan' | 'isHeld'> {
  isPrimary?: boolean;
}

/** The next step of a plan: learn the words left for today, learn more, or close the finished plan. */
export function PlanAction({ plan, isHeld, isPrimary = false }: PlanActionProps) {
  const { formatMessage } = useIntl();
  const { remove } = usePlanChanges();
  const { list, leftToday, remaining } = plan;
  if (remaining === 0) {
    return (
      <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={() => remove(list.id)}>
        {formatMessage(actionMessages.end)}
      </Button>
    );
  }
  const count = countLessonWords(leftToday);
  if (leftToday === 0) {
    return (
      <ButtonLink variant={isPrimary ? 'secondary' : 'quiet'} href={paths.listLesson(list.id)}>
        {formatMessage(actionMessages.more)}
      </ButtonLink>
    );
  }
  if (isHeld) {
    return (
      <ButtonLink variant="quiet" href={paths.listLesson(list.id, count)}>
        {formatMessage(actionMessages.anyway)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<NextIcon />}
      href={paths.listLesson(list.id, count)}
    >
      {formatMessage(actionMessages.learn, { count })}
    </ButtonLink>
  );
}

const actionMessages = defineMessages({
  learn: {
    id: 'planAction.learn',
    defaultMessage: 'Learn {count, plural, one {# word} other {# words}}',
  },
  more: { id: 'planAction.more', defaultMessage: 'Learn more' },
  anyway: { id: 'planAction.anyway', defaultMessage: 'Learn anyway' },
  end: { id: 'planAction.end', defaultMessage: 'Great' },
});

const messages = defineMessages({
  progress: {
    id: 'plan.progress',
    defaultMessage:
      '{remaining, plural, =0 {No new words left} one {# new word left} other {# new words left}}',
  },
  today: {
    id: 'plan.today',
    defaultMessage:
      '{leftToday, plural, one {# new word} other {# new words}} left today · {finish}',
  },
  done: {
    id: 'plan.done',
    defaultMessage:
      '{learnedToday, plural, one {# new word learned today} other {# new words learned today}} · {finish}',
  },
  held: {
    id: 'plan.held',
    defaultMessage: 'New words wait until you’ve caught up with your reviews',
  },
  finished: {
    id: 'plan.finished',
    defaultMessage: 'List finished: no new words left!',
  },
});
