import {
  hashKey,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';

interface Edits<State, Edit> {
  /** Of what is edited, as the server told it. */
  queryKey: QueryKey;
  /** What shows while an edit is on its way. */
  apply: (state: State, edit: Edit) => State;
  /** Sends an edit, given the state as it is saved; answers what has become of it. */
  save: (edit: Edit, saved: State) => Promise<(state: State) => State>;
  onSaved?: () => void;
  /** Told of an edit that shows no longer. */
  onRefused?: (edit: Edit) => void;
}

export type SavingState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * Edits of one thing: each shows at once and is sent after those before it. One that is refused
 * shows no longer, since only the server's state and the edits on their way are shown.
 */
export function useEdits<State, Edit>({
  queryKey,
  apply,
  save,
  onSaved,
  onRefused,
}: Edits<State, Edit>) {
  const queryClient = useQueryClient();
  const mutationKey = ['edit', ...queryKey];
  const saving = useMutation({
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    mutationFn: async (edit: Edit) => {
      // What is being fetched may not know of this edit, and would undo it on the screen.
      await queryClient.cancelQueries({ queryKey });
      const saved = queryClient.getQueryData<State>(queryKey);
      if (saved === undefined) throw new Error('Nothing is there to be edited');
      return save(edit, saved);
    },
    onSuccess: (settle) => {
      queryClient.setQueryData<State>(queryKey, (state) => state && settle(state));
      onSaved?.();
    },
    onError(_failure, edit) {
      onRefused?.(edit);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Edit,
  });

  return {
    /**
     * The edits on their way are those of this very moment, so what they are applied to is, too: a
     * saved one would otherwise be neither on its way nor there, and for a moment not be shown.
     */
    shown: (told: State) =>
      pending.reduce(apply, queryClient.getQueryData<State>(queryKey) ?? told),
    edit: (change: Edit) => saving.mutate(change),
    /** Sends the last one again, if it is the one that failed. */
    retry: () => saving.variables !== undefined && saving.mutate(saving.variables),
    saving: savingState(pending.length > 0, saving),
  };
}

function savingState(
  isPending: boolean,
  { isError, isSuccess }: { isError: boolean; isSuccess: boolean },
): SavingState {
  if (isPending) return 'saving';
  if (isError) return 'failed';
  return isSuccess ? 'saved' : 'idle';
}
