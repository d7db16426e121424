import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Grammar } from '@wordhoard/contract';
import { Knowing, type WordMode, wordStatusOf } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { atom, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { dismissToastAtom, showToastAtom } from '../../shared/toast/toast-atom.ts';
import { userQueries } from '../user/queries.ts';
import { changeHistoriesAtom } from './change-history.ts';
import {
  cacheWordStates,
  lessonQueries,
  setKnowing,
  toStates,
  undoMarks,
  type WordState,
  type WordStates,
  wordStatesQuery,
} from './queries.ts';
import { type LearnedWord, toMarkedState, useWordStates } from './word-state.ts';

/** The word that the learner is about to prove. */
export const provingAtom = atom<MarkableWord | undefined>(undefined);

export const knowingToast = 'knowing';

export interface MarkableWord extends LearnedWord {
  text: string;
  langCode: string;
  grammar?: Grammar | null | undefined;
  /** The translations that the word is shown with, if they are known. */
  trans?: readonly { dest: { langCode: string; mode: WordMode } }[];
}

/** Marks words and returns a function that undoes it. */
type ChangeKnowing = (
  words: readonly MarkableWord[],
  states: readonly WordState[],
  knowing: Knowing,
) => () => void;

/** The learner's knowledge of one or more words, and a function that marks all of them with an undo. */
export function useKnowing(words: MarkableWord | readonly MarkableWord[]) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const singleWord = 'id' in words ? words : undefined;
  const allWords = 'id' in words ? [words] : words;
  const states = useWordStates(allWords);
  const changeInAccount = useAccountMarks();
  const changeInBrowser = useBrowserMarks();
  const change = user === undefined ? changeInBrowser : changeInAccount;
  const showToast = useSetAtom(showToastAtom);
  const setProving = useSetAtom(provingAtom);

  function mark(knowing: Knowing): void {
    const count = states.filter((state) => state.knowing !== knowing).length;
    const status = wordStatusOf[knowing];
    showToast({
      id: knowingToast,
      text: singleWord
        ? formatMessage(messages[status], { word: singleWord.text })
        : formatMessage(manyMessages[status], { count }),
      onUndo: count > 0 ? change(allWords, states, knowing) : undefined,
    });
  }

  return {
    knowing: states[0]?.knowing ?? Knowing.Unknown,
    memory: states[0]?.memory ?? null,
    knownCount: states.filter(({ knowing }) => knowing === Knowing.Known).length,
    mark,
    prove: () => setProving(singleWord),
  };
}

const messages = defineMessages({
  known: { id: 'knowing.known', defaultMessage: '“{word}” marked as known' },
  saved: { id: 'knowing.saved', defaultMessage: 'You’re now learning “{word}”' },
  unknown: { id: 'knowing.unknown', defaultMessage: '“{word}” is no longer in your words' },
});

const manyMessages = defineMessages({
  known: {
    id: 'manyKnowing.known',
    defaultMessage:
      '{count, plural, =0 {All of these are already known} one {# word marked as known} other {# words marked as known}}',
  },
  saved: {
    id: 'manyKnowing.saved',
    defaultMessage:
      '{count, plural, =0 {You’re already learning all of these} one {You’re now learning # more word} other {You’re now learning # more words}}',
  },
  unknown: {
    id: 'manyKnowing.unknown',
    defaultMessage:
      '{count, plural, =0 {None of these were marked} one {Mark removed from # word} other {Marks removed from # words}}',
  },
});

interface MarkVariables {
  before: WordStates;
  after: WordStates;
  knowing: Knowing;
}

interface UndoVariables {
  before: WordStates;
  marked: ReturnType<typeof setKnowing>;
}

/** Marks words in the account. Shows a mark immediately, and reverts it if the request fails. */
function useAccountMarks(): ChangeKnowing {
  const api = useApi();
  const queryClient = useQueryClient();
  const dismissToast = useSetAtom(dismissToastAtom);
  const day = () => localDay(new Date());
  const show = (states: WordStates) => cacheWordStates(queryClient, states);
  const refreshLearning = () =>
    Promise.all(
      [userQueries, lessonQueries].map((queries) => queryClient.invalidateQueries(queries)),
    );

  const marking = useMutation({
    mutationFn: ({ after, knowing }: MarkVariables) =>
      setKnowing(api, { wordIds: Object.keys(after), knowing, day: day() }),
    onMutate: ({ after }) => show(after),
    onError(_failure, { before }) {
      show(before);
      dismissToast(knowingToast);
    },
    onSuccess({ changed }, { knowing }) {
      // An undo may have been shown in the meantime.
      const shown = queryClient.getQueryData(wordStatesQuery.queryKey);
      show(toStates(changed.filter(({ wordId }) => shown?.[wordId]?.knowing === knowing)));
      return refreshLearning();
    },
  });
  const undoing = useMutation({
    mutationFn: async ({ marked }: UndoVariables) => {
      const { changed } = await marked;
      return undoMarks(api, changed);
    },
    onMutate: ({ before }) => show(before),
    onSuccess({ restored }) {
      show(toStates(restored));
      return refreshLearning();
    },
  });

  return (words, states, knowing) => {
    const byId = (stateAt: (state: WordState) => WordState): WordStates =>
      Object.fromEntries(
        words.flatMap(({ id }, at) => (states[at] ? [[id, stateAt(states[at])]] : [])),
      );
    // The words and their states may have changed by the time of an undo.
    const before = byId((state) => state);
    const after = byId((state) => toMarkedState(state, knowing, day()));
    const marked = marking.mutateAsync({ before, after, knowing });
    // The mutation has already reported a failure; only an undo waits for the result.
    marked.catch(() => undefined);
    return () => undoing.mutate({ before, marked });
  };
}

function useBrowserMarks(): ChangeKnowing {
  const changeHistories = useSetAtom(changeHistoriesAtom);
  return (words, states, knowing) => {
    const now = new Date();
    const mark = { at: now.toISOString(), day: localDay(now), mark: wordStatusOf[knowing] };
    const marked = words.filter((_, at) => states[at]?.knowing !== knowing);
    const changes = marked.map(({ id: wordId, langCode }) => ({ wordId, langCode }));
    changeHistories(changes.map((change) => ({ ...change, added: [mark] })));
    return () => changeHistories(changes.map((change) => ({ ...change, removed: [mark] })));
  };
}
