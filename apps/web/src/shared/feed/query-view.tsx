import type { UseQueryResult } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { ErrorState, SkeletonList, type SkeletonShape } from '@wordhoard/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { isInvalidAddress } from '../api/api-failure.ts';
import { NotFound } from '../page/not-found.tsx';
import { ScreenSkeleton } from '../page/opening.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  skeleton: SkeletonShape;
  /** Whether the screen is about it: then what the server has written of it stands there first. */
  isScreen?: boolean;
  /** Stands where there is no such thing; the page that says so, if left out. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** One thing in all its states: on its way, failed, missing, there. */
export function QueryView<Data>({
  query,
  skeleton,
  isScreen = false,
  missing = <NotFound />,
  children,
}: QueryViewProps<Data>) {
  // What has arrived is rendered in slices, and the page answers in between.
  const hasArrived = useDeferredValue(query.data !== undefined);
  // What was there may be gone by now.
  if (query.error instanceof ApiFailure && query.error.status === 404) return missing;
  if (isInvalidAddress(query.error)) return <NotFound />;
  if (hasArrived && query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return isScreen ? (
      <ScreenSkeleton of={skeleton} />
    ) : (
      <SkeletonList shape={skeleton} count={8} />
    );
  }
  return <FailureState failure={query.error} onRetry={() => query.refetch()} />;
}

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
