import { limits } from '@wordhoard/contract/limits';
import { Skeleton, space, wideScreen } from '@wordhoard/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../shared/routes/routes.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { storedAtom } from '../../../shared/storage/stored-atom.ts';
import type { Plan } from './plan.ts';
import { PlanAction, PlanSummary } from './plan-summary.tsx';
import { usePlans } from './use-plans.ts';

/** How many plans were shown last: the room that is left for them while they are loading. */
const shownCountAtom = storedAtom({
  key: 'wordhoard.shownPlans',
  area: 'local',
  restore: (stored) => (isCount(stored) ? stored : 0),
});

function isCount(stored: unknown): stored is number {
  const count = Number(stored);
  return Number.isInteger(stored) && count >= 0 && count <= limits.studyMaxPlans;
}

/** The plans in the learned language. */
export interface ShownPlans {
  /** `undefined` while they are loading. */
  shown: readonly Plan[] | undefined;
  /** How many there are, or were at the last visit while they are loading. */
  count: number;
}

export function useShownPlans(): ShownPlans {
  const { learnLangCode } = useAtomValue(settingsAtom);
  const [shownCount, setShownCount] = useAtom(shownCountAtom);
  const shown = usePlans()?.filter(({ list }) => list.langCode === learnLangCode);
  const count = shown?.length ?? shownCount;
  useEffect(() => setShownCount(count), [count, setShownCount]);
  return { shown: count === 0 ? [] : shown, count };
}

interface TodayPlansProps {
  plans: ShownPlans;
  /** The plan that is offered above, or is going to be. */
  hero: { kind: string; plan?: unknown };
  /** Whether new words wait because too many are due. */
  isHeld: boolean;
}

/** A card for each plan in the learned language that is not offered above. */
export function TodayPlans({ plans: { shown, count }, hero, isHeld }: TodayPlansProps) {
  const { tranLangCode } = useAtomValue(settingsAtom);
  const isOffered = hero.kind === 'plan' || hero.kind === 'loading';
  if (count === Number(isOffered)) return null;
  if (shown === undefined) {
    return (
      <Plans as="div">
        {Array.from({ length: count - Number(isOffered) }, (_, index) => (
          <Skeleton key={index} style={{ height: '8rem' }} />
        ))}
      </Plans>
    );
  }
  return (
    <Plans>
      {shown
        .filter((plan) => plan !== hero.plan)
        .map((plan) => (
          <li key={plan.list.id}>
            <PlanSummary
              plan={plan}
              isHeld={isHeld}
              headingAs="h2"
              title={<a href={paths.list(plan.list.slug, tranLangCode)}>{plan.list.name}</a>}
              actions={<PlanAction plan={plan} isHeld={isHeld} />}
            />
          </li>
        ))}
    </Plans>
  );
}

/* Below the panels on a wide screen, and between them on a phone. */
const Plans = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space.s4};

  @media ${wideScreen} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;
