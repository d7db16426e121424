import { SkeletonList } from '@wordhoard/ui';
import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}));

/** The page of an unknown address. Loaded on demand, because it is rare. */
export function NotFound() {
  return (
    <Suspense fallback={<SkeletonList shape="row" count={2} />}>
      <NotFoundPage />
    </Suspense>
  );
}
