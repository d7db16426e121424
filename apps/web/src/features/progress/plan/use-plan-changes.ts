import { useQueryClient } from '@tanstack/react-query';
import type { PlannedLists } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { plansKey } from '../queries.ts';
import type { Plan } from './plan.ts';
import { type VisitorPlan, visitorPlansAtom, withPlan } from './visitor-plans.ts';

/** Saves and stops plans, in the account or the browser. */
export function usePlanChanges() {
  const { user } = useSession();
  const account = useAccountChanges();
  const setPlans = useSetAtom(visitorPlansAtom);
  if (user !== undefined) return account;
  return {
    isSaving: false,
    save(plan: VisitorPlan, onSaved?: () => void) {
      setPlans((plans) => withPlan(plans, plan));
      onSaved?.();
    },
    remove: (listId: string) => setPlans((plans) => plans.filter((plan) => plan.listId !== listId)),
  };
}

function useAccountChanges() {
  const api = useApiQueries();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: plansKey });
  const saving = api.useMutation('post', '/front-progress/save-plan', { onSuccess: refresh });
  const removing = api.useMutation('delete', '/front-progress/delete-plan', {
    onMutate({ body: { listId } }) {
      void queryClient.cancelQueries({ queryKey: plansKey });
      queryClient.setQueriesData<PlannedLists>(
        { queryKey: plansKey },
        (cached) => cached && { data: cached.data.filter(({ list }) => list.id !== listId) },
      );
    },
    onSettled: refresh,
  });
  return {
    isSaving: saving.isPending,
    save: (body: VisitorPlan, onSaved?: () => void) =>
      saving.mutate({ body }, { onSuccess: () => onSaved?.() }),
    remove: (listId: string) => removing.mutate({ body: { listId } }),
  };
}

export function useStopPlan(): (plan: Plan) => void {
  const { formatMessage } = useIntl();
  const { save, remove } = usePlanChanges();
  const showToast = useSetAtom(showToastAtom);
  return ({ list: { id: listId, name }, wordsPerDay }) => {
    remove(listId);
    showToast({
      id: `plan ${listId}`,
      text: formatMessage(messages.stopped, { name }),
      onUndo: () => save({ listId, wordsPerDay }),
    });
  };
}

const messages = defineMessages({
  stopped: { id: 'plan.stopped', defaultMessage: 'Plan for “{name}” stopped' },
});
