import { SkeletonList } from '@wordhoard/ui';
import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}));

/** Stands where there is nothing. Few come there, so its code comes when it is needed. */
export function NotFoundScreen() {
  return (
    <Suspense fallback={<SkeletonList of="row" count={2} />}>
      <NotFoundPage />
    </Suspense>
  );
}
