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
import { isUnreachable } from '../api/api-context.ts';
import { editsKey } from './edited-path.ts';

interface Edits<State, Edit> {
  queryKey: QueryKey;
  fetched: State;
  /** Applies an edit to the state for display. */
  apply: (state: State, edit: Edit) => State;
  /** Saves an edit of the saved state. Returns a function that applies the result. */
  save: (edit: Edit, saved: State) => Promise<(state: State) => State>;
  /** The keys of other queries that show the data. They are refetched after an edit. */
  staleKeys: readonly QueryKey[];
  /** Called for an edit that the server has refused and that is no longer shown. */
  onRefused?: ((edit: Edit) => void) | undefined;
}

export type SaveStatus =
  | { state: 'idle' | 'saving' | 'saved' }
  | { state: 'failed'; count: number };

const maxRetryDelay = 5_000;

/**
 * Optimistic edits of the data of one query. Each is shown immediately and saved after the previous ones;
 * without a connection, they wait. A refused edit disappears, because only the server's state and
 * pending edits are shown. It can be retried or discarded.
 */
export function useEdits<State, Edit>({
  queryKey,
  fetched,
  apply,
  save,
  staleKeys,
  onRefused,
}: Edits<State, Edit>) {
  const queryClient = useQueryClient();
  const mutationKey = [...editsKey, ...queryKey];
  const saving = useSave({ mutationKey, queryKey, save, staleKeys, onRefused });
  const editsWithStatus = (status: 'pending' | 'error') => ({
    filters: { mutationKey, status },
    select: ({ state }: Mutation) => state.variables as Edit,
  });
  const pending = useMutationState(editsWithStatus('pending'));
  const failed = useMutationState(editsWithStatus('error'));
  useUnsavedWarning(pending.length + failed.length > 0);

  function discardFailed(): void {
    const mutations = queryClient.getMutationCache();
    for (const mutation of mutations.findAll(editsWithStatus('error').filters)) {
      mutations.remove(mutation);
    }
  }

  return {
    /**
     * The saved state is read together with the pending edits. Otherwise an edit that has just been
     * saved would be missing from both for a moment.
     */
    state: pending.reduce(apply, queryClient.getQueryData<State>(queryKey) ?? fetched),
    edit: (change: Edit) => saving.mutate(change),
    retry: () => {
      discardFailed();
      for (const edit of failed) saving.mutate(edit);
    },
    discard: discardFailed,
    saving: toSaveStatus({ pending, failed, isSuccess: saving.isSuccess }),
  };
}

interface Save<State, Edit>
  extends Pick<Edits<State, Edit>, 'queryKey' | 'save' | 'staleKeys' | 'onRefused'> {
  mutationKey: QueryKey;
}

/** Saves one edit after another and applies each result to the saved state. */
function useSave<State, Edit>({
  mutationKey,
  queryKey,
  save,
  staleKeys,
  onRefused,
}: Save<State, Edit>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    mutationFn: async (edit: Edit) => {
      // A pending fetch may not include this edit and would revert it on the screen.
      await queryClient.cancelQueries({ queryKey });
      const saved = queryClient.getQueryData<State>(queryKey);
      if (saved === undefined) throw new Error('There is no data to edit');
      return save(edit, saved);
    },
    retry: (_, error) => error instanceof ApiFailure && isUnreachable(error),
    retryDelay: (failures) => Math.min(1_000 * 2 ** failures, maxRetryDelay),
    // Until the edit is retried or discarded.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: async (applySaved) => {
      const isFetching = queryClient.isFetching({ queryKey }) > 0;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<State>(queryKey, (state) => state && applySaved(state));
      if (isFetching) void queryClient.invalidateQueries({ queryKey });
      for (const staleKey of staleKeys) void queryClient.invalidateQueries({ queryKey: staleKey });
    },
    onError(_failure, edit) {
      onRefused?.(edit);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

interface EditCounts {
  pending: readonly unknown[];
  failed: readonly unknown[];
  isSuccess: boolean;
}

function toSaveStatus({ pending, failed, isSuccess }: EditCounts): SaveStatus {
  if (pending.length > 0) return { state: 'saving' };
  if (failed.length > 0) return { state: 'failed', count: failed.length };
  return { state: isSuccess ? 'saved' : 'idle' };
}

/** The browser asks before the page is left while edits are unsaved. */
function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [isUnsaved]);
}
