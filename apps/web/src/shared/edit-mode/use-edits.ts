import {
  hashKey,
  type Mutation,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { useEffect } from 'react';
import { isUnreachable } from '../api/api-failure.ts';

interface Edits<State, Edit> {
  /** Of what is edited, as the server told it. */
  queryKey: QueryKey;
  /** What shows while an edit is on its way. */
  apply: (state: State, edit: Edit) => State;
  /** Sends an edit, given the state as it is saved; answers what has become of it. */
  save: (edit: Edit, saved: State) => Promise<(state: State) => State>;
  onSaved?: () => void;
  /** AccountEvent of an edit that shows no longer. */
  onRefused?: (edit: Edit) => void;
}

/** How far what was edited is kept. */
export type Saving = { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; count: number };

const longestPause = 5_000;

/**
 * Edits of one thing: each shows at once and is sent after those before it, and they wait for a lost
 * connection. One that is refused shows no longer, since only the server's state and the edits on their
 * way are shown; it can be sent again, or left.
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
    retry: (_, error) => error instanceof ApiFailure && isUnreachable(error),
    retryDelay: (failures) => Math.min(1_000 * 2 ** failures, longestPause),
    // As long as it is not sent again, or left.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: async (settle) => {
      const isFetching = queryClient.isFetching({ queryKey }) > 0;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<State>(queryKey, (state) => state && settle(state));
      if (isFetching) void queryClient.invalidateQueries({ queryKey });
      onSaved?.();
    },
    onError(_failure, edit) {
      onRefused?.(edit);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const editsThatAre = (status: 'pending' | 'error') => ({
    filters: { mutationKey, status },
    select: ({ state }: Mutation) => state.variables as Edit,
  });
  const pending = useMutationState(editsThatAre('pending'));
  const failed = useMutationState(editsThatAre('error'));
  useUnsavedWarning(pending.length + failed.length > 0);

  function forgetFailed(): void {
    const mutations = queryClient.getMutationCache();
    for (const mutation of mutations.findAll(editsThatAre('error').filters)) {
      mutations.remove(mutation);
    }
  }

  return {
    /**
     * The edits on their way are those of this very moment, so what they are applied to is, too: a
     * saved one would otherwise be neither on its way nor there, and for a moment not be shown.
     */
    shown: (told: State) =>
      pending.reduce(apply, queryClient.getQueryData<State>(queryKey) ?? told),
    edit: (change: Edit) => saving.mutate(change),
    retry: () => {
      forgetFailed();
      for (const edit of failed) saving.mutate(edit);
    },
    leave: forgetFailed,
    saving: savingOf({ pending, failed, isSuccess: saving.isSuccess }),
  };
}

interface Sent {
  pending: readonly unknown[];
  failed: readonly unknown[];
  isSuccess: boolean;
}

function savingOf({ pending, failed, isSuccess }: Sent): Saving {
  if (pending.length > 0) return { state: 'saving' };
  if (failed.length > 0) return { state: 'failed', count: failed.length };
  return { state: isSuccess ? 'saved' : 'idle' };
}

/** The browser asks before the page goes away, as long as something is not kept. */
function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
