import type { UseQueryResult } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { ErrorState, SkeletonList, type SkeletonShape } from '@wordhoard/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { isInvalidAddress } from '../api/api-context.ts';
import { NotFound } from '../page/not-found.tsx';
import { ScreenSkeleton } from '../page/opening.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  skeleton: SkeletonShape;
  /**
   * Whether the data is the subject of the screen, whose server-rendered title is shown while
   * loading.
   */
  isScreen?: boolean;
  /** Shown if the data does not exist; “not found” by default. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A query in all states: loading, failed, missing, loaded. */
export function QueryView<Data>({
  query,
  skeleton,
  isScreen = false,
  missing = <NotFound />,
  children,
}: QueryViewProps<Data>) {
  // Renders loaded data in slices, so that the page stays responsive.
  const isReady = useDeferredValue(query.data !== undefined);
  // Cached data may have been deleted since.
  if (query.error instanceof ApiFailure && query.error.status === 404) return missing;
  if (isInvalidAddress(query.error)) return <NotFound />;
  if (isReady && query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return isScreen ? (
      <ScreenSkeleton of={skeleton} />
    ) : (
      <SkeletonList shape={skeleton} count={8} />
    );
  }
  return <FailureState failure={query.error} onRetry={() => query.refetch()} />;
}

/** Without a connection, the text's own code may fail to load. */
const FailureText = lazy(async (): Promise<{ default: ComponentType<{ failure: ApiFailure }> }> => {
  try {
    return { default: (await import('../toast/failure-text.tsx')).FailureText };
  } catch {
    return { default: () => null };
  }
});

/** Explains why loading failed, with a button to try again. */
export function FailureState({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  return (
    <ErrorState onRetry={onRetry}>
      <Suspense>{failure instanceof ApiFailure && <FailureText failure={failure} />}</Suspense>
    </ErrorState>
  );
}
