import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, NextIcon, Skeleton } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import type { Plan } from '../../features/progress/plan/plan.ts';
import {
  PlanAction,
  PlanProgress,
  PlanStatus,
} from '../../features/progress/plan/plan-summary.tsx';
import { countMinutes, type LearnerToday } from '../../features/progress/today.ts';
import { playPath, useResumeTexts } from '../../features/quiz/resume-quiz.tsx';
import { isReview, type QuizSession } from '../../features/quiz/session/quiz-session.ts';
import { useOwnWords } from '../../features/quiz/settings/use-own-words.ts';
import { listOwnWordIds } from '../../features/review/own-words.ts';
import { reviewsAtom } from '../../features/review/practice.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';
import { BacklogPanel } from './backlog-panel.tsx';
import { BreakAheadPanel, BreakPanel } from './break-panel.tsx';
import { countIfCovering, type Hero } from './hero.ts';
import { ReviewButton, TodayPanel } from './today-panel.tsx';

interface HeroPanelProps {
  hero: Hero;
  today: LearnerToday;
  /** Otherwise, the cards of plans offer new words. */
  hasLesson: boolean;
}

/** The main action of the day: continue a session, review due words, or learn new ones. During a break, there is none. */
export function HeroPanel({ hero, today, hasLesson }: HeroPanelProps) {
  const { learnLangCode } = useAtomValue(settingsAtom);
  const source = useOwnWords()('due', learnLangCode);
  switch (hero.kind) {
    case 'break':
      return <BreakPanel today={today} shown={hero.shown} source={source} />;
    case 'continue':
      return <ContinuePanel session={hero.session} today={today} source={source} />;
    case 'backlog':
      return <BacklogPanel today={today} plan={hero.plan} source={source} hasLesson={hasLesson} />;
    case 'due':
      return <DuePanel today={today} source={source} hasLesson={hasLesson} />;
    case 'break ahead':
      return <BreakAheadPanel shown={hero.shown} hasLesson={hasLesson} />;
    case 'plan':
      return <PlanPanel plan={hero.plan} today={today} />;
    case 'lesson':
      return <LessonPanel today={today} />;
    case 'loading':
      return <Skeleton style={{ height: '12rem' }} />;
  }
}

type DueWords = ReturnType<ReturnType<typeof useOwnWords>>;

interface DuePanelProps {
  today: LearnerToday;
  source: DueWords;
  hasLesson: boolean;
}

interface ContinuePanelProps extends Omit<DuePanelProps, 'hasLesson'> {
  session: QuizSession;
}

function ContinuePanel({ session, today: { due }, source }: ContinuePanelProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const { title, answered, isPending } = useResumeTexts(session);
  const count = Math.min(due, limits.quizMaxWords);
  const covering = countIfCovering(session, useDueIds());
  return (
    <TodayPanel
      title={isPending ? '\u00a0' : title}
      text={answered}
      actions={
        <>
          <Button variant="primary" icon={<NextIcon />} onClick={() => navigate(playPath(session))}>
            {covering > 0
              ? formatMessage(messages.continueWords, { count: covering })
              : formatMessage(messages.continue)}
          </Button>
          {due > 0 && covering === 0 && !isReview(session) && (
            <ReviewButton source={source} count={count} variant="secondary">
              {formatMessage(messages.practise, { count })}
            </ReviewButton>
          )}
        </>
      }
    />
  );
}

function useDueIds(): readonly string[] {
  const { learnLangCode: langCode } = useAtomValue(settingsAtom);
  const record = useAtomValue(reviewsAtom);
  return listOwnWordIds(record, { knowing: 'due', langCode, today: useLocalDay() });
}

function DuePanel({ today, source, hasLesson }: DuePanelProps) {
  const { formatMessage } = useIntl();
  const { due, isBack } = today;
  const count = Math.min(due, limits.quizMaxWords);
  const minutes = countMinutes(today, count);
  const later = due - count;
  const text =
    later > 0
      ? formatMessage(messages.now, { count, minutes, later })
      : formatMessage(messages.minutes, { minutes });
  return (
    <TodayPanel
      {...(isBack
        ? {
            title: formatMessage(messages.back, { count, minutes }),
            text: formatMessage(messages.backText),
          }
        : { title: formatMessage(messages.due, { count: due }), text })}
      actions={
        <>
          <ReviewButton source={source} count={count}>
            {formatMessage(messages.practise, { count })}
          </ReviewButton>
          {hasLesson && (
            <ButtonLink href={paths.lesson()}>{formatMessage(messages.newLesson)}</ButtonLink>
          )}
        </>
      }
    />
  );
}

/** The next portion of a plan, or what comes once it is learned. */
function PlanPanel({ plan, today }: { plan: Plan; today: LearnerToday }) {
  const outlook = useOutlook(today, false);
  const status = <PlanStatus plan={plan} isHeld={false} />;
  const isDone = plan.leftToday === 0 && plan.remaining > 0;
  return (
    <TodayPanel
      {...(isDone ? outlook : { title: plan.list.name, text: status })}
      actions={<PlanAction plan={plan} isHeld={false} isPrimary />}
      note={isDone ? status : <PlanProgress plan={plan} />}
    />
  );
}

function LessonPanel({ today }: { today: LearnerToday }) {
  const { formatMessage } = useIntl();
  const { streak, forecast, new: saved } = today;
  const isBeginning = streak.longest === 0 && forecast.every((count) => count === 0);
  const outlook = useOutlook(today, isBeginning);
  const { unit, target, done } = today.goal;
  const after = done + ofLesson[unit];
  const note =
    after < target
      ? formatMessage(afterMessages[unit], { after, target })
      : formatMessage(messages.completes);
  return (
    <TodayPanel
      {...outlook}
      note={done < target && note}
      actions={
        <ButtonLink variant="primary" icon={<NextIcon />} href={paths.lesson()}>
          {formatMessage(isBeginning && saved === 0 ? messages.start : messages.newLesson)}
        </ButtonLink>
      }
    />
  );
}

/** How much of the daily goal a lesson is. */
const ofLesson = { words: limits.lessonWords, minutes: 2 };

const afterMessages = defineMessages({
  words: {
    id: 'today.wordsAfterLesson',
    defaultMessage:
      'Today’s goal after this lesson: {after, number} of {target, plural, one {# word} other {# words}}',
  },
  minutes: {
    id: 'today.minutesAfterLesson',
    defaultMessage:
      'Today’s goal after this lesson: {after, number} of {target, plural, one {# minute} other {# minutes}}',
  },
});

/** Before the first answer, lessons begin with the words that the learner has saved. */
function useOutlook({ new: saved, forecast }: LearnerToday, isBeginning: boolean) {
  const { formatMessage } = useIntl();
  if (isBeginning) {
    return {
      title:
        saved > 0 ? formatMessage(messages.saved, { count: saved }) : formatMessage(messages.first),
      text: formatMessage(messages.firstText),
    };
  }
  const inDays = forecast.findIndex((count) => count > 0);
  const count = forecast[inDays];
  return {
    title: formatMessage(messages.done),
    text:
      count === undefined
        ? formatMessage(messages.nothing, { days: forecast.length })
        : formatMessage(messages.next, { count, inDays }),
  };
}

const messages = defineMessages({
  due: { id: 'today.due', defaultMessage: '{count, plural, one {# word} other {# words}} due' },
  minutes: {
    id: 'today.minutes',
    defaultMessage: 'About {minutes, plural, one {# minute} other {# minutes}}',
  },
  now: {
    id: 'today.now',
    defaultMessage:
      '{count, plural, one {# word} other {# words}} now · about {minutes, plural, one {# minute} other {# minutes}} ({later, number} later)',
  },
  back: {
    id: 'today.back',
    defaultMessage:
      'Welcome back! {count, plural, one {#\u00a0word} other {#\u00a0words}}, {minutes, plural, one {#\u00a0minute} other {#\u00a0minutes}}',
  },
  backText: { id: 'today.backText', defaultMessage: 'Then you’re all caught up.' },
  continue: { id: 'resumeQuiz.continue', defaultMessage: 'Continue' },
  continueWords: {
    id: 'resumeQuiz.continueWords',
    defaultMessage: 'Continue: {count, plural, one {# word} other {# words}}',
  },
  practise: {
    id: 'today.practise',
    defaultMessage: 'Review {count, plural, one {# word} other {# words}}',
  },
  newLesson: { id: 'today.newLesson', defaultMessage: 'New lesson' },
  done: { id: 'today.done', defaultMessage: 'All caught up' },
  next: {
    id: 'today.next',
    defaultMessage:
      'Next review {inDays, plural, =1 {tomorrow} one {in # day} other {in # days}}: {count, plural, one {# word} other {# words}}',
  },
  nothing: {
    id: 'today.nothing',
    defaultMessage: 'Nothing is due in the next {days, plural, one {# day} other {# days}}',
  },
  first: { id: 'today.first', defaultMessage: 'Ready for your first words?' },
  saved: {
    id: 'today.saved',
    defaultMessage: '{count, plural, one {# new word is waiting} other {# new words are waiting}}',
  },
  firstText: {
    id: 'today.firstText',
    defaultMessage: 'A lesson teaches five words in about two minutes.',
  },
  completes: {
    id: 'today.lessonCompletes',
    defaultMessage: 'This lesson completes today’s goal',
  },
  start: { id: 'today.start', defaultMessage: 'Start lesson' },
});
