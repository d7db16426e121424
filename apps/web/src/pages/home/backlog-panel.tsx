import type { QuizSource } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import type { BacklogPlan } from '@wordhoard/review-scheduler';
import { ButtonLink } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { countMinutes, type LearnerToday } from '../../features/progress/today.ts';
import { paths } from '../../shared/routes/routes.ts';
import { ReviewButton, TodayPanel } from './today-panel.tsx';

interface BacklogPanelProps {
  today: LearnerToday;
  plan: BacklogPlan;
  source: QuizSource | undefined;
  hasLesson: boolean;
}

/** Offers the words of a backlog that are planned for today, and more once they are done. */
export function BacklogPanel({ today, plan, source, hasLesson }: BacklogPanelProps) {
  const { formatMessage, formatDate } = useIntl();
  const { perDay, leftToday, clearedOn } = plan;
  const { due, isBack } = today;
  const isDone = leftToday === 0;
  const count = Math.min(isDone ? perDay : leftToday, due, isBack ? firstWords : due);
  const minutes = countMinutes(today, count);
  const title = isBack
    ? formatMessage(messages.back, { count, minutes })
    : formatMessage(messages.part, { count });
  return (
    <TodayPanel
      title={isDone ? formatMessage(messages.done) : title}
      text={formatMessage(messages.plan, {
        count: due,
        perDay,
        day: formatDate(clearedOn, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
      })}
      actions={
        <>
          <ReviewButton source={source} count={count} variant={isDone ? 'secondary' : 'primary'}>
            {isDone && formatMessage(messages.more, { count })}
            {!isDone && isBack && formatMessage(messages.practise, { count })}
            {!isDone && !isBack && formatMessage(messages.review, { count, minutes })}
          </ReviewButton>
          {hasLesson && !isBack && (
            <ButtonLink href={paths.lesson()}>{formatMessage(messages.lesson)}</ButtonLink>
          )}
        </>
      }
      note={!isBack && formatMessage(messages.held)}
    />
  );
}

/** Who comes back begins with so many words at most; the others follow by the plan. */
const firstWords = 20;

const messages = defineMessages({
  back: {
    id: 'today.back',
    defaultMessage:
      'Welcome back! {count, plural, one {#\u00a0word} other {#\u00a0words}}, {minutes, plural, one {#\u00a0minute} other {#\u00a0minutes}}',
  },
  part: {
    id: 'backlog.part',
    defaultMessage: '{count, plural, one {# word} other {# words}} for today',
  },
  done: { id: 'backlog.done', defaultMessage: 'Done for today' },
  plan: {
    id: 'backlog.plan',
    defaultMessage:
      '{count, plural, one {# word is waiting} other {# words are waiting}}. {perDay, number} a day clears them by {day}.',
  },
  review: {
    id: 'backlog.review',
    defaultMessage: 'Review {count, plural, one {# word} other {# words}} · {minutes, number} min',
  },
  practise: {
    id: 'today.practise',
    defaultMessage: 'Review {count, plural, one {# word} other {# words}}',
  },
  more: {
    id: 'backlog.more',
    defaultMessage: 'Review {count, plural, one {# more word} other {# more words}}',
  },
  lesson: { id: 'today.newLesson', defaultMessage: 'New lesson' },
  held: {
    id: 'backlog.held',
    defaultMessage: 'New words can wait: each one adds to what you have to review.',
  },
});
