import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, EmptyState, KnownIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { FailureState } from '../../shared/feed/query-view.tsx';
import { SessionArea } from '../../shared/page/session-skeleton.tsx';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

interface NoLessonProps {
  /** Null if there are no new words. */
  failure: Error | null;
  onRetry: () => void;
}

/** Tells why there is no lesson. */
export function NoLesson({ failure, onRetry }: NoLessonProps) {
  const { formatMessage } = useIntl();
  return (
    <SessionArea>
      {failure === null ? <NothingToLearn /> : <FailureState failure={failure} onRetry={onRetry} />}
      <ButtonLink variant="quiet" href={paths.home()}>
        {formatMessage(pageTitleMessages.today)}
      </ButtonLink>
    </SessionArea>
  );
}

function NothingToLearn() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<KnownIcon />}
      title={formatMessage(messages.nothing)}
      link={{ href: paths.quizIndex(), label: formatMessage(messages.practise) }}
    >
      {formatMessage(messages.nothingHint)}
    </EmptyState>
  );
}

const messages = defineMessages({
  nothing: { id: 'lessonStart.nothing', defaultMessage: 'No new words left here' },
  nothingHint: {
    id: 'lessonStart.nothingHint',
    defaultMessage: 'Practise them, or choose more words to learn.',
  },
  practise: { id: 'lessonStart.practise', defaultMessage: 'Practise' },
});
