import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useApi } from '../app/api-context.ts';
import { dismissToastAtom } from '../toast/toast-atom.ts';
import { changedKnowingAtom, setChangedKnowingAtom } from './changed-knowing-atom.ts';
import { restoreKnowing, setKnowing } from './knowing-calls.ts';
import { knowingToast } from './knowing-toast.ts';
import { localDay } from './local-day.ts';
import type { KnowingSource, MarkableWord } from './use-knowing.ts';

interface Marking {
  before: Knowing;
  mark: Knowing;
}

interface Undoing {
  before: Knowing;
  marked: ReturnType<typeof setKnowing>;
}

/** What an account knows of a word: shown at once, and as it was before if the server refuses. */
export function useAccountKnowing({ id: wordId, knowing: told }: MarkableWord): KnowingSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const changed = useAtomValue(
    useMemo(() => atom((get) => get(changedKnowingAtom)[wordId]), [wordId]),
  );
  const show = useSetAtom(setChangedKnowingAtom);
  const dismissToast = useSetAtom(dismissToastAtom);
  const knowing = changed ?? told ?? Knowing.Unknown;
  const day = () => localDay(new Date());
  const refreshLearning = () => queryClient.invalidateQueries({ queryKey: ['user'] });

  const marking = useMutation({
    mutationFn: ({ mark }: Marking) => setKnowing(api, { wordId, knowing: mark, day: day() }),
    onMutate: ({ mark }) => show(wordId, mark),
    onError(_failure, { before }) {
      show(wordId, before);
      dismissToast(knowingToast);
    },
    onSuccess: refreshLearning,
  });
  const undoing = useMutation({
    mutationFn: ({ marked }: Undoing) =>
      marked.then(({ changed }) => restoreKnowing(api, { changed, day: day() })),
    onMutate: ({ before }) => show(wordId, before),
    onSuccess: refreshLearning,
  });

  function change(mark: Knowing): () => void {
    // What was known may be another thing by the time that it is taken back.
    const before = knowing;
    const marked = marking.mutateAsync({ before, mark });
    // Whoever calls a failed call is told; only an undo waits for it.
    marked.catch(() => undefined);
    return () => undoing.mutate({ before, marked });
  }

  return { knowing, change };
}
