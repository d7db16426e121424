import { type ApiFailure, failureNotice, UNREACHABLE } from '@wordhoard/api-client';
import { defineMessages, useIntl } from 'react-intl';

/** What a failed call says to the learner. */
export function FailureText({ failure }: { failure: ApiFailure }) {
  const { formatMessage } = useIntl();
  if (failure.code === UNREACHABLE) return formatMessage(messages.unreachable);
  return failureNotice(failure) ?? formatMessage(messages.unknown);
}

const messages = defineMessages({
  unreachable: {
    id: 'failure.unreachable',
    defaultMessage: 'Wordhoard cannot be reached. Check your connection.',
  },
  unknown: { id: 'failure.unknown', defaultMessage: 'Something went wrong. Try again.' },
});
