import { ErrorState } from '@wordhoard/ui';
import { lazy, Suspense } from 'react';

interface FailureStateProps {
  failure: Error | null;
  onRetry: () => void;
}

/** Without a connection, even the words for what is wrong may be missing. */
const FailureReason = lazy(() =>
  import('./failure-reason.tsx').then(
    ({ FailureReason }) => ({ default: FailureReason }),
    () => ({ default: () => null }),
  ),
);

/** Stands where something could not be loaded: why that is, and the way to try again. */
export function FailureState({ failure, onRetry }: FailureStateProps) {
  return (
    <ErrorState onRetry={onRetry}>
      <Suspense>
        <FailureReason failure={failure} />
      </Suspense>
    </ErrorState>
  );
}
