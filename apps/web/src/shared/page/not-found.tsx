import { SkeletonList } from '@wordhoard/ui';
import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}));

/** The page of an address that leads nowhere. It is rare, so its code is loaded when it is needed. */
export function NotFound() {
  return (
    <Suspense fallback={<SkeletonList shape="row" count={2} />}>
      <NotFoundPage />
    </Suspense>
  );
}
