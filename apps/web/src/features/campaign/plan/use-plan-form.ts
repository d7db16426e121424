import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.ts';
import { useCallForm } from '../../../shared/form/use-call-form.ts';
import { createCampaign } from '../record/plan-queries.ts';
import { type Campaign, useRefreshCampaigns } from '../record/queries.ts';
import { browserTimeZone, todayIn } from '../time/today.ts';
import { newPlan, type PlanValues, planFields, planOf, withPlanFields } from './plan-values.ts';

export type PlanForm = ReturnType<typeof useCallForm<PlanValues, Campaign>>;

/** The form of a new campaign. The seed is chosen once, so that the previewed posts are created. */
export function usePlanForm(channelId: string, onCreated: (campaign: Campaign) => void): PlanForm {
  const api = useApi();
  const refresh = useRefreshCampaigns();
  const [defaultValues] = useState(() => {
    const timeZone = browserTimeZone();
    const startDate = todayIn(timeZone);
    return newPlan({ channelId, startDate, timeZone, seed: randomSeed() });
  });
  return useCallForm<PlanValues, Campaign>({
    name: `newCampaign ${channelId}`,
    draftFields: planFields,
    defaultValues,
    async call(values, id) {
      const plan = planOf(values);
      if (plan === undefined) throw new TypeError('The checks of the fields allow only full plans');
      return createCampaign(api, { id, name: values.name.trim(), ...plan }).catch((error) => {
        throw withPlanFields(error, values);
      });
    },
    onDone(campaign) {
      onCreated(campaign);
      void refresh();
    },
  });
}

export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);
