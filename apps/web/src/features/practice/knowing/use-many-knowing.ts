import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { dismissToastAtom, showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { userQueries } from '../../user/queries.ts';
import { restoreKnowing, setManyKnowing } from '../queries.ts';
import {
  changedKnowingAtom,
  knowingAtom,
  knowingOf,
  learningOf,
  localDay,
  setLearningAtom,
  stageOf,
} from './knowing-atom.ts';
import { knowingToast, type MarkableWord } from './use-knowing.ts';

/** Where it is kept what a learner knows of many words. */
interface ManyKnowingSource {
  /** Of each of the words, in their order. */
  knowings: readonly Knowing[];
  /** Marks all of them or none. Answers how to take it back. */
  changeAll: (knowing: Knowing) => () => void;
}

/** How many of some words the learner knows, and how to mark all of them with a way back. */
export function useManyKnowing(words: readonly MarkableWord[]) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const inBrowser = useManyInBrowser(words);
  const inAccount = useManyInAccount(words);
  const { knowings, changeAll } = user === undefined ? inBrowser : inAccount;
  const showToast = useSetAtom(showToastAtom);

  function markAll(knowing: Knowing): void {
    const count = knowings.filter((one) => one !== knowing).length;
    showToast({
      id: knowingToast,
      text: formatMessage(messages[stageOf[knowing]], { count }),
      ...(count > 0 && {
        action: { label: formatMessage(messages.undo), onClick: changeAll(knowing) },
      }),
    });
  }

  return { knownCount: knowings.filter((one) => one === Knowing.Known).length, markAll };
}

const messages = defineMessages<{
  known: { count: number };
  saved: { count: number };
  unknown: { count: number };
  undo: NoMessageValues;
}>({
  known: {
    id: 'manyKnowing.known',
    defaultMessage:
      '{count, plural, =0 {All of them were known already} one {# word is marked as known} other {# words are marked as known}}',
  },
  saved: {
    id: 'manyKnowing.saved',
    defaultMessage:
      '{count, plural, =0 {All of them were saved already} one {# word is saved to learn} other {# words are saved to learn}}',
  },
  unknown: {
    id: 'manyKnowing.unknown',
    defaultMessage:
      '{count, plural, =0 {None of them was marked} one {# word is no longer marked} other {# words are no longer marked}}',
  },
  undo: { id: 'knowing.undo', defaultMessage: 'Undo' },
});

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
function useManyInAccount(words: readonly MarkableWord[]): ManyKnowingSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const [changed, setChanged] = useAtom(changedKnowingAtom);
  const dismissToast = useSetAtom(dismissToastAtom);
  const knowings = words.map(({ id, knowing }) => changed[id] ?? knowing ?? Knowing.Unknown);
  const day = () => localDay(new Date());
  const refreshLearning = () => queryClient.invalidateQueries(userQueries);
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
    const before: Marks = words.map(({ id }, index) => [id, knowings[index] ?? Knowing.Unknown]);
    const marked = marking.mutateAsync({ before, knowing });
    // Whoever calls a failed call is told; only an undo waits for it.
    marked.catch(() => undefined);
    return () => undoing.mutate({ before, marked });
  }

  return { knowings, changeAll };
}

/** What a visitor knows of many words is kept in their browser. */
function useManyInBrowser(words: readonly MarkableWord[]): ManyKnowingSource {
  const record = useAtomValue(knowingAtom);
  const setLearning = useSetAtom(setLearningAtom);
  const learnings = words.map(({ id }) => ({ id, learning: learningOf(record, id) }));

  function changeAll(knowing: Knowing): () => void {
    const stage = stageOf[knowing];
    const changed = learnings.filter(({ learning }) => learning.status !== stage);
    for (const { id } of changed) setLearning(id, { status: stage, rightDays: 0 });
    return () => {
      for (const { id, learning } of changed) setLearning(id, learning);
    };
  }

  return { knowings: learnings.map(({ learning }) => knowingOf[learning.status]), changeAll };
}
