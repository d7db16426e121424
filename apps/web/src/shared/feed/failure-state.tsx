import { ApiFailure } from '@wordhoard/api-client';
import { ErrorState } from '@wordhoard/ui';
import { type ComponentType, lazy, Suspense } from 'react';

interface FailureStateProps {
  failure: Error | null;
  onRetry: () => void;
}

/** Without a connection even the code that names the failure may be missing. */
const FailureText = lazy(async (): Promise<{ default: ComponentType<{ failure: ApiFailure }> }> => {
  try {
    return { default: (await import('../toast/failure-text.tsx')).FailureText };
  } catch {
    return { default: () => null };
  }
});

/** Shows that something could not be loaded, why, and a button to try again. */
export function FailureState({ failure, onRetry }: FailureStateProps) {
  return (
    <ErrorState onRetry={onRetry}>
      <Suspense>{failure instanceof ApiFailure && <FailureText failure={failure} />}</Suspense>
    </ErrorState>
  );
}
