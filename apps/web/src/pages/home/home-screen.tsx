import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { visitorPlansAtom } from '../../features/progress/plan/visitor-plans.ts';
import { reviewsAtom } from '../../features/review/practice.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { ScreenSkeleton } from '../../shared/page/opening.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Welcome } from './welcome.tsx';

const Today = lazyComponent(async () => (await import('./today.tsx')).Today);

/** The day of a learner, or the welcome of a newcomer. */
export function HomeScreen() {
  const { user } = useSession();
  const hasHistory = Object.keys(useAtomValue(reviewsAtom)).length > 0;
  const hasPlans = useAtomValue(visitorPlansAtom).length > 0;
  return user === undefined && !hasHistory && !hasPlans ? (
    <Welcome />
  ) : (
    <Suspense fallback={<ScreenSkeleton of="row" />}>
      <Today />
    </Suspense>
  );
}
