import { ApiFailure } from '@wordhoard/api-client';
import { FailureText } from '../toast/failure-text.tsx';

/** What is known of why something could not be loaded. */
export function FailureReason({ failure }: { failure: Error | null }) {
  return failure instanceof ApiFailure ? <FailureText failure={failure} /> : null;
}
