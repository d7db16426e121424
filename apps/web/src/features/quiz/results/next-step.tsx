import type { ResolvedQuizSettings } from '@wordhoard/contract';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, NextIcon, RetryIcon } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type QuizKindChoice, quizKindChoices } from '../../../shared/settings/quiz-choice.ts';
import { buildQuizLink } from '../quiz-link.ts';
import { buildSourcePath } from '../quiz-source.ts';
import { isReview, type QuizSession } from '../session/quiz-session.ts';
import { toQuizChoice } from '../session/settings-link.ts';

interface NextStepProps {
  session: QuizSession;
  missedCount: number;
  /** What leads on after a review, if no word is due any more. */
  ahead?: ReactNode;
  onRetry: () => void;
}

/**
 * What to do next. A review leads on: the schedule repeats its missed words. Other quizzes offer their missed words first,
 * and then a way on.
 */
export function NextStep({ session, missedCount, ahead, onRetry }: NextStepProps) {
  const { formatMessage } = useIntl();
  const isRetryFirst = missedCount > 0 && !asksDue(session);
  const retry = missedCount > 0 && (
    <Button variant={isRetryFirst ? 'primary' : 'secondary'} icon={<RetryIcon />} onClick={onRetry}>
      {formatMessage(nextMessages.retry, { count: missedCount })}
    </Button>
  );
  return isRetryFirst ? (
    <>
      {retry}
      <ButtonLink href={buildSourcePath(session.settings)}>
        {formatMessage(nextMessages.leave)}
      </ButtonLink>
    </>
  ) : (
    <>
      <WayOn session={session} ahead={ahead} />
      {retry}
    </>
  );
}

/** Other words, or what leads on. */
function WayOn({ session, ahead }: Pick<NextStepProps, 'session' | 'ahead'>) {
  const { formatMessage } = useIntl();
  const others = asksDue(session) && ahead ? undefined : buildOtherWordsLink(session);
  if (others === undefined && isReview(session) && ahead) return ahead;
  return (
    <>
      {others !== undefined && (
        <ButtonLink variant="primary" icon={<NextIcon />} href={others}>
          {formatMessage(nextMessages.others, { count: session.settings.count })}
        </ButtonLink>
      )}
      <ButtonLink
        variant={others === undefined ? 'primary' : 'secondary'}
        href={buildSourcePath(session.settings)}
      >
        {formatMessage(nextMessages.leave)}
      </ButtonLink>
    </>
  );
}

/** Whether a session reviews the words that are due. */
export const asksDue = ({ settings: { source } }: QuizSession): boolean =>
  source.kind === 'own' && source.knowing === 'due';

/** The address of a quiz like this one with other words, if the source may have any. */
export function buildOtherWordsLink(session: QuizSession): string | undefined {
  const { source, tranLangCode } = session.settings;
  if (!hasOtherWords(session.settings)) return undefined;
  return buildQuizLink({ source, tranLangCode, choice: toQuizChoice(session) });
}

const hasOtherWords = ({ source, count }: ResolvedQuizSettings): boolean =>
  source.kind !== 'words' || source.ids.length > count;

interface Playable {
  hasVoice: boolean;
  /** The kinds that suit the words; by default all. */
  suitable: readonly QuizCode[] | undefined;
}

/**
 * The next kind: spelling leads to listening if there is a voice, and then to a mixed quiz. What is asked may not suit
 * every kind.
 */
export function findHarderKind(kind: QuizKindChoice, { hasVoice, suitable }: Playable) {
  const isPlayable = (candidate: QuizKindChoice) => {
    if (candidate === 'mixed') return true;
    if (candidate === 'by-ear') return hasVoice && suitable === undefined;
    return suitable?.includes(candidate) ?? true;
  };
  const kinds = quizKindChoices.filter((candidate) => candidate === kind || isPlayable(candidate));
  return kinds[kinds.indexOf(kind) + 1] ?? 'cards';
}

export const nextMessages = defineMessages({
  retry: {
    id: 'quizResults.retry',
    defaultMessage: '{count, plural, one {Practise # missed word} other {Practise # missed words}}',
  },
  others: {
    id: 'quizResults.others',
    defaultMessage: '{count, plural, one {# more word} other {# more words}}',
  },
  leave: { id: 'lessonResults.done', defaultMessage: 'Done' },
});
