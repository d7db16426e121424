import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useApi } from '../app/api-context.ts';
import { changedKnowingAtom, setChangedKnowingAtom } from './changed-knowing-atom.ts';
import { restoreKnowing, setKnowing } from './knowing-calls.ts';
import { localDay } from './local-day.ts';
import type { KnowingSource, MarkableWord } from './use-knowing.ts';

/** What an account knows of a word: shown at once, and as it was before if the server refuses. */
export function useAccountKnowing({ id: wordId, knowing: told }: MarkableWord): KnowingSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const changed = useAtomValue(
    useMemo(() => atom((get) => get(changedKnowingAtom)[wordId]), [wordId]),
  );
  const show = useSetAtom(setChangedKnowingAtom);
  const knowing = changed ?? told ?? Knowing.Unknown;
  const day = () => localDay(new Date());
  const refreshLearning = () => queryClient.invalidateQueries({ queryKey: ['user'] });

  const marking = useMutation({
    mutationFn: (mark: Knowing) => setKnowing(api, { wordId, knowing: mark, day: day() }),
    onMutate: (mark) => show(wordId, mark),
    onError: () => show(wordId, knowing),
    onSuccess: refreshLearning,
  });
  const undoing = useMutation({
    mutationFn: (marked: ReturnType<typeof setKnowing>) =>
      marked.then(({ changed }) => restoreKnowing(api, { changed, day: day() })),
    onMutate: () => show(wordId, knowing),
    onSuccess: refreshLearning,
  });

  function change(mark: Knowing): () => void {
    const marked = marking.mutateAsync(mark);
    // Whoever calls a failed call is told; only an undo waits for it.
    marked.catch(() => undefined);
    return () => undoing.mutate(marked);
  }

  return { knowing, change };
}
