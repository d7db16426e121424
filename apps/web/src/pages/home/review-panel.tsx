import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, NextIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { countMinutes, type LearnerToday } from '../../features/progress/today.ts';
import { useOwnWords } from '../../features/quiz/settings/use-own-words.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { BacklogPanel } from './backlog-panel.tsx';
import { BreakAheadPanel, BreakPanel, useBreakAhead } from './break-panel.tsx';
import { ReviewButton, TodayPanel } from './today-panel.tsx';

/** The main thing to do now: review what is due, or learn new words; nothing in a break. */
export function ReviewPanel({ today }: { today: LearnerToday }) {
  const { learnLangCode } = useAtomValue(settingsAtom);
  const source = useOwnWords()('due', learnLangCode);
  const { backlog, nextBreak, due } = today;
  const breakAhead = useBreakAhead(today);
  if (nextBreak?.hasBegun) return <BreakPanel today={today} shown={nextBreak} source={source} />;
  if (backlog) return <BacklogPanel today={today} plan={backlog} source={source} />;
  if (breakAhead && due === 0) return <BreakAheadPanel shown={breakAhead} />;
  return <UsualPanel today={today} source={source} />;
}

interface UsualPanelProps {
  today: LearnerToday;
  source: ReturnType<ReturnType<typeof useOwnWords>>;
}

function UsualPanel({ today, source }: UsualPanelProps) {
  const { formatMessage } = useIntl();
  const { due, streak, forecast } = today;
  const isBeginning = streak.longest === 0 && forecast.every((count) => count === 0);
  const outlook = useOutlook(today, isBeginning);
  const lesson = formatMessage(
    due === 0 && isBeginning && today.new === 0 ? messages.start : messages.newLesson,
  );
  return (
    <TodayPanel
      {...outlook}
      actions={
        due > 0 ? (
          <>
            <ReviewButton source={source} count={due}>
              {formatMessage(messages.practise, { count: due })}
            </ReviewButton>
            <ButtonLink href={paths.lesson()}>{lesson}</ButtonLink>
          </>
        ) : (
          <ButtonLink variant="primary" icon={<NextIcon />} href={paths.lesson()}>
            {lesson}
          </ButtonLink>
        )
      }
    />
  );
}

/** Before the first answer, lessons begin with the words that the learner has saved. */
function useOutlook(today: LearnerToday, isBeginning: boolean) {
  const { formatMessage } = useIntl();
  const { due, new: saved, forecast, isBack } = today;
  if (due > 0) {
    const dueWords = formatMessage(messages.due, { count: due });
    const time = formatMessage(messages.minutes, { minutes: countMinutes(today, due) });
    return isBack
      ? { title: formatMessage(messages.back), text: `${dueWords} · ${time}` }
      : { title: dueWords, text: time };
  }
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
  back: { id: 'today.back', defaultMessage: 'Welcome back' },
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
    defaultMessage: '{count, plural, one {# saved word} other {# saved words}} to learn',
  },
  firstText: {
    id: 'today.firstText',
    defaultMessage: 'A lesson teaches five words in about two minutes.',
  },
  start: { id: 'today.start', defaultMessage: 'Start lesson' },
});
