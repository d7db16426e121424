import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { useAtom, useSetAtom } from 'jotai';
import { useApi } from '../app/api-context.ts';
import { dismissToastAtom } from '../toast/toast-atom.ts';
import { changedKnowingAtom } from './changed-knowing-atom.ts';
import { restoreKnowing, setManyKnowing } from './knowing-calls.ts';
import { knowingToast } from './knowing-toast.ts';
import { localDay } from './local-day.ts';
import type { MarkableWord } from './use-knowing.ts';
import type { ManyKnowingSource } from './use-many-knowing.ts';

/** What was known of each word, by its id. */
type Marks = readonly (readonly [id: string, knowing: Knowing])[];

interface Marking {
  before: Marks;
  knowing: Knowing;
}

interface Undoing {
  before: Marks;
  marked: ReturnType<typeof setManyKnowing>;
}

/** What an account knows of many words: shown at once, and as before if the server refuses. */
export function useManyInAccount(words: readonly MarkableWord[]): ManyKnowingSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const [changed, setChanged] = useAtom(changedKnowingAtom);
  const dismissToast = useSetAtom(dismissToastAtom);
  const knowings = words.map(({ id, knowing }) => changed[id] ?? knowing ?? Knowing.Unknown);
  const day = () => localDay(new Date());
  const refreshLearning = () => queryClient.invalidateQueries({ queryKey: ['user'] });
  const show = (marks: Marks) => setChanged((now) => ({ ...now, ...Object.fromEntries(marks) }));

  const marking = useMutation({
    mutationFn: ({ before, knowing }: Marking) =>
      setManyKnowing(api, { wordIds: before.map(([id]) => id), knowing, day: day() }),
    onMutate: ({ before, knowing }) => show(before.map(([id]) => [id, knowing])),
    onError(_failure, { before }) {
      show(before);
      dismissToast(knowingToast);
    },
    onSuccess: refreshLearning,
  });
  const undoing = useMutation({
    mutationFn: ({ marked }: Undoing) =>
      marked.then(({ changed }) => restoreKnowing(api, { changed, day: day() })),
    onMutate: ({ before }) => show(before),
    onSuccess: refreshLearning,
  });

  function changeAll(knowing: Knowing): () => void {
    // Which words are meant may have changed when it is taken back.
    const before: Marks = words.map(({ id }, place) => [id, knowings[place] ?? Knowing.Unknown]);
    const marked = marking.mutateAsync({ before, knowing });
    // Whoever calls a failed call is told; only an undo waits for it.
    marked.catch(() => undefined);
    return () => undoing.mutate({ before, marked });
  }

  return { knowings, changeAll };
}
