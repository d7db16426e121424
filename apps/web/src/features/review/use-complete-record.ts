import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { hasSyncFailedAtom, isCompleteAtom, practiceAtom, visitor } from './practice.ts';
import type { ReviewRecord } from './review-history.ts';

/** The histories of the learner with their cards. What this device has, if it cannot get the others. */
export function useCompleteRecord(): ReviewRecord | undefined {
  const { user } = useSession();
  const { owner, histories } = useAtomValue(practiceAtom);
  const isComplete = useAtomValue(isCompleteAtom);
  const hasFailed = useAtomValue(hasSyncFailedAtom);
  const isDerived = useMemo(
    () => Object.values(histories).every(({ card }) => card !== undefined),
    [histories],
  );
  if (owner !== (user?.username ?? visitor)) return undefined;
  return (isComplete && isDerived) || hasFailed ? histories : undefined;
}
