import { type ApiFailure, failureNotice, UNREACHABLE } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, ButtonRow, Stack } from '@wordhoard/ui';
import { atom } from 'jotai';
import { useIntl } from 'react-intl';
import { isUnreachable } from '../api/api-context.ts';
import { pageTitleMessages, paths } from '../routes/routes.ts';
import { toSessionEnd } from '../session/session-atom.ts';
import { showToastAtom } from './toast-atom.ts';

export function FailureText({ failure }: { failure: ApiFailure }) {
  const { formatMessage } = useIntl();
  if (failure.code === UNREACHABLE) return formatMessage(messages.unreachable);
  if (failure.retryAfterSeconds !== undefined) return formatWait(failure.retryAfterSeconds);
  return failureNotice(failure) ?? formatMessage(messages.unknown);

  function formatWait(seconds: number): string {
    return seconds < secondsPerMinute
      ? formatMessage(messages.waitSeconds, { count: seconds })
      : formatMessage(messages.waitMinutes, { count: Math.ceil(seconds / secondsPerMinute) });
  }
}

const secondsPerMinute = 60;

const messages = defineMessages({
  unreachable: {
    id: 'failure.unreachable',
    defaultMessage: 'This needs a connection. Try again when you’re online.',
  },
  instead: { id: 'failure.instead', defaultMessage: 'Meanwhile, you can go on here:' },
  ownWords: { id: 'failure.ownWords', defaultMessage: 'Your words' },
  unknown: { id: 'failure.unknown', defaultMessage: 'Something went wrong. Try again.' },
  waitSeconds: {
    id: 'failure.waitSeconds',
    defaultMessage:
      'Too many attempts from this network. Try again in {count, plural, one {# second} other {# seconds}}.',
  },
  waitMinutes: {
    id: 'failure.waitMinutes',
    defaultMessage:
      'Too many attempts from this network. Try again in {count, plural, one {# minute} other {# minutes}}.',
  },
});

/** Why a screen could not be loaded. Without a connection, what works nevertheless. */
export function FailureDetails({ failure }: { failure: ApiFailure }) {
  const { formatMessage } = useIntl();
  if (!isUnreachable(failure)) return <FailureText failure={failure} />;
  return (
    <Stack $gap="s2">
      <p>{formatMessage(messages.instead)}</p>
      <ButtonRow>
        <ButtonLink href={paths.home()}>{formatMessage(pageTitleMessages.today)}</ButtonLink>
        <ButtonLink href={paths.profile()}>{formatMessage(messages.ownWords)}</ButtonLink>
      </ButtonRow>
    </Stack>
  );
}

/** Shows a failure, unless the session notice already reports it. */
export const showFailureAtom = atom(null, (_get, set, failure: ApiFailure) => {
  if (toSessionEnd(failure) !== undefined) return;
  set(showToastAtom, {
    id: `failure ${failure.code}`,
    tone: 'wrong',
    text: <FailureText failure={failure} />,
  });
});
