import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Knowing, knowingOf, wordStatusOf } from '@wordhoard/contract/enumeration';
import type { WordProgress } from '@wordhoard/quiz-engine';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { dismissToastAtom, showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { userQueries } from '../../user/queries.ts';
import {
  cacheKnowing,
  type KnowingById,
  markedKnowingQuery,
  restoreKnowing,
  setKnowing,
} from '../queries.ts';
import {
  knowingAtom,
  localDay,
  setWordProgressAtom,
  unknownWord,
  wordProgress,
} from './knowing-atom.ts';

/** The word that the learner is about to prove. */
export const provingAtom = atom<MarkableWord | undefined>(undefined);

/** The id of the toast about the latest mark. */
export const knowingToast = 'knowing';

export interface MarkableWord {
  id: string;
  text: string;
  langCode: string;
  /** From the server, which knows nothing about visitors. */
  knowing?: Knowing | undefined;
  /** The translations that the word is shown with, if they are known. */
  trans?: readonly { dest: { langCode: string } }[];
}

/** Where a learner's knowledge is stored: in the account or in the browser. */
interface KnowingSource {
  /** Of each word, in their order. */
  knowings: readonly Knowing[];
  /** Marks all words. Returns a function that undoes it. */
  change: (knowing: Knowing) => () => void;
}

/** The learner's knowledge of one or more words, and a function that marks all of them with an undo. */
export function useKnowing(words: MarkableWord | readonly MarkableWord[]) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const singleWord = 'id' in words ? words : undefined;
  const allWords = 'id' in words ? [words] : words;
  const inAccount = useAccountKnowing(user === undefined ? [] : allWords);
  const inBrowser = useBrowserKnowing(user === undefined ? allWords : []);
  const { knowings, change } = user === undefined ? inBrowser : inAccount;
  const showToast = useSetAtom(showToastAtom);
  const setProving = useSetAtom(provingAtom);

  function mark(knowing: Knowing): void {
    const count = knowings.filter((candidate) => candidate !== knowing).length;
    const status = wordStatusOf[knowing];
    showToast({
      id: knowingToast,
      text: singleWord
        ? formatMessage(messages[status], { word: singleWord.text })
        : formatMessage(manyMessages[status], { count }),
      ...(count > 0 && {
        action: { label: formatMessage(messages.undo), onClick: change(knowing) },
      }),
    });
  }

  return {
    knowing: knowings[0] ?? Knowing.Unknown,
    knownCount: knowings.filter((candidate) => candidate === Knowing.Known).length,
    mark,
    prove: () => setProving(singleWord),
  };
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

const manyMessages = defineMessages<{
  known: { count: number };
  saved: { count: number };
  unknown: { count: number };
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
});

interface MarkVariables {
  before: KnowingById;
  marks: KnowingById;
  knowing: Knowing;
}

interface UndoVariables {
  before: KnowingById;
  marked: ReturnType<typeof setKnowing>;
}

/** Marks words in the account. Shows a mark immediately, and reverts it if the request fails. */
function useAccountKnowing(words: readonly MarkableWord[]): KnowingSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const dismissToast = useSetAtom(dismissToastAtom);
  const { data: marked } = useQuery({
    ...markedKnowingQuery,
    select: (all) => words.map(({ id }) => all[id]),
  });
  const knowings = words.map(({ knowing }, index) => marked?.[index] ?? knowing ?? Knowing.Unknown);
  const byId = (knowingAt: (index: number) => Knowing | undefined): KnowingById =>
    Object.fromEntries(words.map(({ id }, at) => [id, knowingAt(at) ?? Knowing.Unknown]));
  const updateCache = (marks: KnowingById) => cacheKnowing(queryClient, marks);
  const refreshLearning = () => queryClient.invalidateQueries(userQueries);

  const marking = useMutation({
    mutationFn: ({ marks, knowing }: MarkVariables) =>
      setKnowing(api, { wordIds: Object.keys(marks), knowing, day: localDay(new Date()) }),
    onMutate: ({ marks }) => updateCache(marks),
    onError(_failure, { before }) {
      updateCache(before);
      dismissToast(knowingToast);
    },
    onSuccess: refreshLearning,
  });
  const undoing = useMutation({
    mutationFn: async ({ marked }: UndoVariables) => {
      const { changed } = await marked;
      return restoreKnowing(api, { changed, day: localDay(new Date()) });
    },
    onMutate: ({ before }) => updateCache(before),
    onSuccess: refreshLearning,
  });

  function change(knowing: Knowing): () => void {
    // The words and their status may have changed by the time of an undo.
    const before = byId((at) => knowings[at]);
    const marked = marking.mutateAsync({ before, marks: byId(() => knowing), knowing });
    // The mutation has already reported a failure; only an undo waits for the result.
    marked.catch(() => undefined);
    return () => undoing.mutate({ before, marked });
  }

  return { knowings, change };
}

/** Marks words in the browser's storage. */
function useBrowserKnowing(words: readonly MarkableWord[]): KnowingSource {
  const ids = words.map(({ id }) => id).join();
  // Uses a selector, so that a mark re-renders only the cards of its own words.
  const progress = useAtomValue(useMemo(() => progressAtom(ids.split(',')), [ids]));
  const setProgress = useSetAtom(setWordProgressAtom);

  function change(knowing: Knowing): () => void {
    const status = wordStatusOf[knowing];
    const before = words.map(({ id }, at) => [id, progress[at] ?? unknownWord] as const);
    const changed = before.filter(([, word]) => word.status !== status);
    setProgress(Object.fromEntries(changed.map(([id]) => [id, { status, rightDays: 0 }])));
    return () => setProgress(Object.fromEntries(changed));
  }

  return { knowings: words.map((_, at) => knowingOf[progress[at]?.status ?? 'unknown']), change };
}

const progressAtom = (ids: readonly string[]) =>
  selectAtom(
    knowingAtom,
    (record): readonly WordProgress[] => ids.map((id) => wordProgress(record, id)),
    (one, other) => one.every((progress, at) => progress === other[at]),
  );
