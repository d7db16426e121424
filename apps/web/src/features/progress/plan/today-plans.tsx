import { Skeleton, space, wideScreen } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { paths } from '../../../shared/routes/routes.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import type { Plan } from './plan.ts';
import { PlanAction, PlanSummary } from './plan-summary.tsx';
import { visitorPlansAtom } from './visitor-plans.ts';

interface TodayPlansProps {
  /** `undefined` while a visitor's plans are loading. */
  plans: readonly Plan[] | undefined;
  /** Whether new words wait because too many are due. */
  isHeld: boolean;
}

/** A card for each plan in the learned language. Renders nothing without plans. */
export function TodayPlans({ plans, isHeld }: TodayPlansProps) {
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const inBrowser = useAtomValue(visitorPlansAtom);
  const shown = plans?.filter(({ list }) => list.langCode === learnLangCode);
  if (shown === undefined) {
    return (
      <Plans as="div">
        {inBrowser.map(({ listId }) => (
          <Skeleton key={listId} style={{ height: '8rem' }} />
        ))}
      </Plans>
    );
  }
  if (shown.length === 0) return null;
  return (
    <Plans>
      {shown.map((plan) => (
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
