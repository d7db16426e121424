import type { Today } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  ButtonLink,
  ButtonRow,
  color,
  family,
  NextIcon,
  QuizIcon,
  radius,
  size,
  space,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useStartReview } from '../../features/quiz/session/use-start-review.ts';
import { useOwnWords } from '../../features/quiz/settings/use-own-words.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** More words would take longer than a learner wants to sit. */
const maxWords = 20;
const secondsPerWord = 8;

/** The main thing to do now: review what is due, or learn new words. */
export function ReviewPanel({ today }: { today: Today }) {
  const { formatMessage } = useIntl();
  const { due, streak, forecast } = today;
  const isBeginning = streak.longest === 0 && forecast.every((count) => count === 0);
  const outlook = useOutlook(today, isBeginning);
  const lesson = formatMessage(
    due === 0 && isBeginning && today.new === 0 ? messages.start : messages.newLesson,
  );
  return (
    <Panel>
      <div>
        <Heading>{outlook.title}</Heading>
        <Text>{outlook.text}</Text>
      </div>
      <ButtonRow>
        {due > 0 && <ReviewButton count={Math.min(due, maxWords)} />}
        {due > 0 ? (
          <ButtonLink href={paths.lesson()}>{lesson}</ButtonLink>
        ) : (
          <ButtonLink variant="primary" icon={<NextIcon />} href={paths.lesson()}>
            {lesson}
          </ButtonLink>
        )}
      </ButtonRow>
    </Panel>
  );
}

/** Before the first answer, lessons begin with the words that the learner has saved. */
function useOutlook({ due, new: saved, forecast }: Today, isBeginning: boolean) {
  const { formatMessage } = useIntl();
  if (due > 0) {
    const minutes = Math.max(1, Math.round((Math.min(due, maxWords) * secondsPerWord) / 60));
    return {
      title: formatMessage(messages.due, { count: due }),
      text: formatMessage(messages.minutes, { minutes }),
    };
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

function ReviewButton({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const source = useOwnWords()('due', learnLangCode);
  const { isStarting, start } = useStartReview();
  return (
    <Button
      variant="primary"
      icon={<QuizIcon />}
      disabled={isStarting || source === undefined}
      onClick={() => source && start({ source, tranLangCode, wordCount: count })}
    >
      {formatMessage(messages.practise, { count })}
    </Button>
  );
}

const messages = defineMessages({
  due: { id: 'today.due', defaultMessage: '{count, plural, one {# word} other {# words}} due' },
  minutes: {
    id: 'today.minutes',
    defaultMessage: 'About {minutes, plural, one {# minute} other {# minutes}}',
  },
  practise: {
    id: 'today.practise',
    defaultMessage: 'Practise {count, plural, one {# word} other {# words}}',
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

const Panel = styled.section`
  display: grid;
  align-content: space-between;
  gap: ${space.s6};
  min-width: 0;
  padding: ${space.s6};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;

const Heading = styled.h2`
  font: 600 ${size.headline} / 1.15 ${family.word};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Text = styled.p`
  margin-block-start: ${space.s1};
  color: ${color.textMuted};
`;
