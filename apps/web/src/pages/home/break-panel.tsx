import type { QuizSource } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { endBreak, formatBreak } from '../../features/progress/break.ts';
import type { LearnerToday, ShownBreak } from '../../features/progress/today.ts';
import { useStudyChoice } from '../../features/progress/use-study-choice.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { daysBetween, useLocalDay } from '../../shared/time/local-day.ts';
import { ReviewButton, TodayPanel } from './today-panel.tsx';

interface BreakPanelProps {
  today: LearnerToday;
  shown: ShownBreak;
  /** The words that are due. */
  source: QuizSource | undefined;
}

/** Tells in a break when it ends, and ends it. */
export function BreakPanel({ today: { due, streak }, shown, source }: BreakPanelProps) {
  const { formatMessage, formatDate } = useIntl();
  const day = useLocalDay();
  const { breaks, changeBreaks } = useStudyChoice();
  return (
    <TodayPanel
      title={formatMessage(messages.now)}
      text={formatMessage(messages.until, {
        day: formatDate(shown.until, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
        streak: streak.current,
      })}
      actions={
        <>
          <Button onClick={() => changeBreaks(endBreak(breaks, day))}>
            {formatMessage(messages.end)}
          </Button>
          {due > 0 && (
            <ReviewButton source={source} count={due} variant="quiet">
              {formatMessage(messages.review, { count: Math.min(due, limits.quizMaxWords) })}
            </ReviewButton>
          )}
        </>
      }
    />
  );
}

/** A break is shown so many days before it begins. */
const daysAhead = 3;

/** The break that comes soon, if words fall due in it that can be reviewed before. */
export function useBreakAhead(learner: LearnerToday | undefined): ShownBreak | undefined {
  const today = useLocalDay();
  const nextBreak = learner?.nextBreak;
  if (nextBreak === undefined || nextBreak.dueIds.length === 0) return undefined;
  return daysBetween(today, nextBreak.from) <= daysAhead ? nextBreak : undefined;
}

/** Offers to review before a break what falls due in it. */
export function BreakAheadPanel({ shown, hasLesson }: { shown: ShownBreak; hasLesson: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { learnLangCode: langCode } = useAtomValue(settingsAtom);
  const count = shown.dueIds.length;
  const ids = shown.dueIds.slice(0, limits.quizMaxWords);
  return (
    <TodayPanel
      title={formatMessage(messages.before)}
      text={formatMessage(messages.ahead, { count, days: formatBreak(intl, shown) })}
      actions={
        <>
          <ReviewButton source={{ kind: 'words', ids, langCode }} count={ids.length}>
            {formatMessage(messages.review, { count: ids.length })}
          </ReviewButton>
          {hasLesson && (
            <ButtonLink href={paths.lesson()}>{formatMessage(messages.lesson)}</ButtonLink>
          )}
        </>
      }
    />
  );
}

const messages = defineMessages({
  now: { id: 'break.now', defaultMessage: 'Enjoy your break' },
  until: {
    id: 'break.until',
    defaultMessage:
      '{streak, plural, =0 {Last day: {day}.} one {Last day: {day}. Your #-day streak waits for you.} other {Last day: {day}. Your #-day streak waits for you.}}',
  },
  end: { id: 'break.end', defaultMessage: 'End the break' },
  review: {
    id: 'today.practise',
    defaultMessage: 'Review {count, plural, one {# word} other {# words}}',
  },
  before: { id: 'break.before', defaultMessage: 'Before your break' },
  ahead: {
    id: 'break.ahead',
    defaultMessage:
      '{days}: {count, plural, one {# word falls due. Review it before your break.} other {# words fall due. Review them before your break.}}',
  },
  lesson: { id: 'today.newLesson', defaultMessage: 'New lesson' },
});
