import { PlanCard } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocalDay } from '../../../shared/time/local-day.ts';
import { finishText } from './finish-text.ts';
import type { Plan } from './plan.ts';

interface PlanSummaryProps {
  plan: Plan;
  title: ReactNode;
  headingAs?: 'h2' | 'h3';
  actions: ReactNode;
}

/** The progress of a plan, the words left for today, and the last day. */
export function PlanSummary({ plan, ...card }: PlanSummaryProps) {
  const { formatMessage } = useIntl();
  const { learned, remaining, leftToday } = plan;
  const total = learned + remaining;
  return (
    <PlanCard
      progress={formatMessage(messages.progress, { learned, total })}
      learned={learned}
      total={total}
      status={<PlanStatus plan={plan} />}
      isDone={leftToday === 0}
      isFinished={remaining === 0}
      {...card}
    />
  );
}

/** The words left for today, and the last day of the plan. */
export function PlanStatus({ plan }: { plan: Plan }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { learned, learnedToday, remaining, leftToday, finishesOn } = plan;
  const finish = finishText(intl, finishesOn, useLocalDay());
  if (remaining === 0) return formatMessage(messages.finished, { total: learned });
  if (leftToday === 0) return formatMessage(messages.done, { learnedToday, finish });
  const portion = learnedToday + leftToday;
  return formatMessage(messages.today, { learnedToday, portion, finish });
}

const messages = defineMessages<{
  progress: { learned: number; total: number };
  today: { learnedToday: number; portion: number; finish: string };
  done: { learnedToday: number; finish: string };
  finished: { total: number };
}>({
  progress: { id: 'plan.progress', defaultMessage: '{learned} of {total} learned' },
  today: {
    id: 'plan.today',
    defaultMessage: '{learnedToday} of {portion} today · {finish}',
  },
  done: {
    id: 'plan.done',
    defaultMessage: '{learnedToday, plural, one {# word} other {# words}} learned today · {finish}',
  },
  finished: {
    id: 'plan.finished',
    defaultMessage:
      'List finished: {total, plural, one {# word learned} other {all # words learned}}!',
  },
});
