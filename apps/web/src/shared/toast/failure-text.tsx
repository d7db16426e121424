import { type ApiFailure, failureNotice, UNREACHABLE } from '@wordhoard/api-client';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';

/** What a failed call says to the learner. */
export function FailureText({ failure }: { failure: ApiFailure }) {
  const { formatMessage } = useIntl();
  if (failure.code === UNREACHABLE) return formatMessage(messages.unreachable);
  if (failure.retryAfterSeconds !== undefined) return waitText(failure.retryAfterSeconds);
  return failureNotice(failure) ?? formatMessage(messages.unknown);

  function waitText(seconds: number): string {
    return seconds < minute
      ? formatMessage(messages.waitSeconds, { count: seconds })
      : formatMessage(messages.waitMinutes, { count: Math.ceil(seconds / minute) });
  }
}

const minute = 60;

const messages = defineMessages<{
  unreachable: NoMessageValues;
  unknown: NoMessageValues;
  waitSeconds: { count: number };
  waitMinutes: { count: number };
}>({
  unreachable: {
    id: 'failure.unreachable',
    defaultMessage: 'Wordhoard cannot be reached. Check your connection.',
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
