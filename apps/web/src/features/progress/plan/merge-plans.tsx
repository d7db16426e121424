import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { plansKey } from '../queries.ts';
import { visitorPlansAtom } from './visitor-plans.ts';

/** Adds a visitor's plans to the account after signing in. */
export function MergePlans(): null {
  const [plans, setPlans] = useAtom(visitorPlansAtom);
  const queryClient = useQueryClient();
  const { mutate, isIdle } = useApiQueries().useMutation('post', '/front-progress/merge-plans', {
    // The plans stay in the browser until the next start.
    meta: { showsFailure: true },
    onSuccess() {
      setPlans([]);
      return queryClient.invalidateQueries({ queryKey: plansKey });
    },
  });
  const merge = useEffectEvent(() => mutate({ body: { plans: [...plans] } }));
  const isDue = isIdle && plans.length > 0;
  useEffect(() => {
    if (isDue) merge();
  }, [isDue]);
  return null;
}
