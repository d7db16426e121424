import { Skeleton } from '@wordhoard/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../../shared/page/lazy-component.ts';

const DayEnd = lazyComponent(async () => (await import('./habit-panel.tsx')).DayEnd);

/** The progress of the day, which is loaded after the result. */
export const LateDayEnd = () => (
  <Suspense fallback={<Skeleton style={{ height: '12rem' }} />}>
    <DayEnd />
  </Suspense>
);
