import type { UseQueryResult } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ErrorState, SkeletonList, type SkeletonShape } from '@wordhoard/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { isInvalidAddress, isUnreachable } from '../api/api-context.ts';
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

/** Without a connection, its code may fail to load. */
const FailureDetails = lazy(
  async (): Promise<{ default: ComponentType<{ failure: ApiFailure }> }> => {
    try {
      return { default: (await import('../toast/failure-text.tsx')).FailureDetails };
    } catch {
      return { default: () => null };
    }
  },
);

/** Explains why loading failed, with a button to try again, and what works without a connection. */
export function FailureState({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const isOffline = failure instanceof ApiFailure && isUnreachable(failure);
  return (
    <ErrorState onRetry={onRetry} {...(isOffline && { title: formatMessage(messages.offline) })}>
      <Suspense>{failure instanceof ApiFailure && <FailureDetails failure={failure} />}</Suspense>
    </ErrorState>
  );
}

const messages = defineMessages({
  offline: { id: 'failureState.offline', defaultMessage: 'This needs a connection' },
});
