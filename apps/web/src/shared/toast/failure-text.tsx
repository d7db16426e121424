import { type ApiFailure, failureNotice, UNREACHABLE } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { atom } from 'jotai';
import { useIntl } from 'react-intl';
import { isUnreachable } from '../api/api-context.ts';
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
    defaultMessage: 'Can’t reach Wordhoard. Check your connection.',
  },
  unknown: { id: 'failure.unknown', defaultMessage: 'Something went wrong. Try again.' },
  waitSeconds: {
    id: 'failure.waitSeconds',
    defaultMessage:
      'That was a lot at once. Try again in {count, plural, one {# second} other {# seconds}}.',
  },
  waitMinutes: {
    id: 'failure.waitMinutes',
    defaultMessage:
      'That was a lot at once. Try again in {count, plural, one {# minute} other {# minutes}}.',
  },
});

/** Shows a failure, unless the connection or session notice already reports it. */
export const showFailureAtom = atom(null, (_get, set, failure: ApiFailure) => {
  if (isUnreachable(failure) || toSessionEnd(failure) !== undefined) return;
  set(showToastAtom, {
    id: `failure ${failure.code}`,
    tone: 'wrong',
    text: <FailureText failure={failure} />,
  });
});
