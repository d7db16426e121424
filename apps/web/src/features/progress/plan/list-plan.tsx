import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, space } from '@wordhoard/ui';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyComponent } from '../../../shared/page/lazy-component.ts';
import { useToday } from '../use-today.ts';
import type { Plan } from './plan.ts';
import { PlanAction, PlanSummary } from './plan-summary.tsx';
import { useStopPlan } from './use-plan-changes.ts';

const PlanDialog = lazyComponent(async () => (await import('./plan-dialog.tsx')).PlanDialog);

export function ListPlan({ plan }: { plan: Plan }) {
  const { formatMessage } = useIntl();
  const [isChanging, setChanging] = useState(false);
  const stop = useStopPlan();
  const isHeld = useToday()?.backlog !== undefined;
  return (
    <Area>
      <PlanSummary
        plan={plan}
        isHeld={isHeld}
        headingAs="h2"
        title={formatMessage(messages.title)}
        actions={
          <>
            <PlanAction plan={plan} isHeld={isHeld} isPrimary />
            {plan.remaining > 0 && (
              <>
                <Button variant="quiet" onClick={() => setChanging(true)}>
                  {formatMessage(messages.change)}
                </Button>
                <Button variant="quiet" onClick={() => stop(plan)}>
                  {formatMessage(messages.stop)}
                </Button>
              </>
            )}
          </>
        }
      />
      <Suspense>
        {isChanging && (
          <PlanDialog
            list={plan.list}
            wordsPerDay={plan.wordsPerDay}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
    </Area>
  );
}

const messages = defineMessages({
  title: { id: 'listPlan.title', defaultMessage: 'Your plan' },
  change: { id: 'listPlan.change', defaultMessage: 'Change' },
  stop: { id: 'listPlan.stop', defaultMessage: 'Stop' },
});

const Area = styled.section`
  max-width: 44rem;
  margin-block-end: ${space.s5};
`;
