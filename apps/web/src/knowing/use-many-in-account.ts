import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { useAtom } from 'jotai';
import { useApi } from '../app/api-context.ts';
import { changedKnowingAtom } from './changed-knowing-atom.ts';
import { restoreKnowing, setManyKnowing } from './knowing-calls.ts';
import { localDay } from './local-day.ts';
import type { MarkableWord } from './use-knowing.ts';
import type { ManyKnowingSource } from './use-many-knowing.ts';

/** What an account knows of many words: shown at once, and as before if the server refuses. */
export function useManyInAccount(words: readonly MarkableWord[]): ManyKnowingSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const [changed, setChanged] = useAtom(changedKnowingAtom);
  const knowings = words.map(({ id, knowing }) => changed[id] ?? knowing ?? Knowing.Unknown);
  const day = () => localDay(new Date());
  const refreshLearning = () => queryClient.invalidateQueries({ queryKey: ['user'] });
  const show = (marks: readonly (readonly [string, Knowing])[]) =>
    setChanged((now) => ({ ...now, ...Object.fromEntries(marks) }));
  const showAsBefore = () => show(words.map(({ id }, place) => [id, knowings[place] ?? 3]));

  const marking = useMutation({
    mutationFn: (knowing: Knowing) =>
      setManyKnowing(api, { wordIds: words.map(({ id }) => id), knowing, day: day() }),
    onMutate: (knowing) => show(words.map(({ id }) => [id, knowing])),
    onError: showAsBefore,
    onSuccess: refreshLearning,
  });
  const undoing = useMutation({
    mutationFn: (marked: ReturnType<typeof setManyKnowing>) =>
      marked.then(({ changed }) => restoreKnowing(api, { changed, day: day() })),
    onMutate: showAsBefore,
    onSuccess: refreshLearning,
  });

  function changeAll(knowing: Knowing): () => void {
    const marked = marking.mutateAsync(knowing);
    // Whoever calls a failed call is told; only an undo waits for it.
    marked.catch(() => undefined);
    return () => undoing.mutate(marked);
  }

  return { knowings, changeAll };
}
