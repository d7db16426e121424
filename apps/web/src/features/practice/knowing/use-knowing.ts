import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { dismissToastAtom, showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { userQueries } from '../../user/queries.ts';
import { restoreKnowing, setKnowing } from '../queries.ts';
import {
  changedKnowingAtom,
  knowingAtom,
  knowingOf,
  learningOf,
  localDay,
  setChangedKnowingAtom,
  setLearningAtom,
  stageOf,
} from './knowing-atom.ts';

/** The word that the learner is about to prove. */
export const provingAtom = atom<MarkableWord | undefined>(undefined);

/** Tells of the latest mark: the one before makes way, and one that was refused is no longer told of. */
export const knowingToast = 'knowing';

export interface MarkableWord {
  id: string;
  text: string;
  langCode: string;
  /** As the server tells it; nothing is known to it of visitors. */
  knowing?: Knowing | undefined;
  /** What it is shown with, where that is known. */
  trans?: readonly { dest: { langCode: string } }[];
}

/** Where it is kept what a learner knows of a word. */
interface KnowingSource {
  knowing: Knowing;
  /** Answers how to take it back. */
  change: (knowing: Knowing) => () => void;
}

/** What the learner knows of a word, and how to change it with a way back or by a proof. */
export function useKnowing(word: MarkableWord) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const inBrowser = useBrowserKnowing(word.id);
  const inAccount = useAccountKnowing(word);
  const { knowing, change } = user === undefined ? inBrowser : inAccount;
  const showToast = useSetAtom(showToastAtom);
  const setProving = useSetAtom(provingAtom);

  function changeKnowing(chosen: Knowing): void {
    showToast({
      id: knowingToast,
      text: formatMessage(messages[stageOf[chosen]], { word: word.text }),
      action: { label: formatMessage(messages.undo), onClick: change(chosen) },
    });
  }

  return { knowing, changeKnowing, prove: () => setProving(word) };
}

const messages = defineMessages<{
  known: { word: string };
  saved: { word: string };
  unknown: { word: string };
  undo: NoMessageValues;
}>({
  known: { id: 'knowing.known', defaultMessage: '“{word}” is marked as known' },
  saved: { id: 'knowing.saved', defaultMessage: '“{word}” is saved to learn' },
  unknown: { id: 'knowing.unknown', defaultMessage: '“{word}” is no longer marked' },
  undo: { id: 'knowing.undo', defaultMessage: 'Undo' },
});

interface Marking {
  before: Knowing;
  mark: Knowing;
}

interface Undoing {
  before: Knowing;
  marked: ReturnType<typeof setKnowing>;
}

/** What an account knows of a word: shown at once, and as it was before if the server refuses. */
function useAccountKnowing({ id: wordId, knowing: told }: MarkableWord): KnowingSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const changed = useAtomValue(
    useMemo(() => atom((get) => get(changedKnowingAtom)[wordId]), [wordId]),
  );
  const show = useSetAtom(setChangedKnowingAtom);
  const dismissToast = useSetAtom(dismissToastAtom);
  const knowing = changed ?? told ?? Knowing.Unknown;
  const day = () => localDay(new Date());
  const refreshLearning = () => queryClient.invalidateQueries(userQueries);

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

/** What a visitor knows of a word is kept in their browser. */
function useBrowserKnowing(wordId: string): KnowingSource {
  const learning = useAtomValue(
    useMemo(() => atom((get) => learningOf(get(knowingAtom), wordId)), [wordId]),
  );
  const setLearning = useSetAtom(setLearningAtom);

  function change(knowing: Knowing): () => void {
    setLearning(wordId, { status: stageOf[knowing], rightDays: 0 });
    return () => setLearning(wordId, learning);
  }

  return { knowing: knowingOf[learning.status], change };
}
