import { SkeletonList } from '@wordhoard/ui';
import { Suspense } from 'react';
import { lazyComponent } from './lazy-component.ts';

const NotFoundPage = lazyComponent(async () => (await import('./not-found-page.tsx')).NotFoundPage);

interface NotFoundProps {
  /** Whether the page may exist for others: nobody else learns whether a private one does. */
  isMaybePrivate?: boolean;
}

/** The page of an unknown address. Loaded on demand, because it is rare. */
export function NotFound({ isMaybePrivate = false }: NotFoundProps) {
  return (
    <Suspense fallback={<SkeletonList shape="row" count={2} />}>
      <NotFoundPage isMaybePrivate={isMaybePrivate} />
    </Suspense>
  );
}
