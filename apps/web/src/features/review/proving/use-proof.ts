import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { gradeSpelling, isRightVerdict, type SpellingVerdict } from '@wordhoard/quiz-engine';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { localDay } from '../../../shared/time/local-day.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { userQueries } from '../../user/queries.ts';
import { changeHistoriesAtom } from '../change-history.ts';
import {
  cacheWordStates,
  proveWord,
  toStates,
  undoMarks,
  type WordState,
  type WordStates,
} from '../queries.ts';
import { knowingToast, type MarkableWord } from '../use-knowing.ts';
import { toFetchedState, useWordStates } from '../word-state.ts';

/** A typed answer, with the answers that the browser accepts, or a chosen image. */
type Attempt =
  | { answer: string; langCode: string; accepted: readonly string[] }
  | { wordImageId: string };

export interface Proof {
  verdict: SpellingVerdict;
  isRight: boolean;
  /** All correct answers, the expected one first; none for an image. */
  expected: readonly string[];
  undo: () => void;
}

/** Where an attempt is graded and stored: in the account or in the browser. */
type Prove = (attempt: Attempt) => Promise<Proof>;

/** Proves a word. A toast reports a success and offers to undo it. */
export function useProof(word: MarkableWord): Prove {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const inBrowser = useBrowserProof(word);
  const inAccount = useAccountProof(word);
  const prove = user === undefined ? inBrowser : inAccount;
  const showToast = useSetAtom(showToastAtom);

  return async (attempt) => {
    const proof = await prove(attempt);
    const { verdict, isRight, expected, undo } = proof;
    if (!isRight) return proof;
    const isExpected = verdict === 'exact' || expected.length === 0;
    const values = { word: word.text, expected: expected[0] ?? '' };
    showToast({
      id: knowingToast,
      text: formatMessage(isExpected ? messages.proved : messages.accepted, values),
      onUndo: undo,
    });
    return proof;
  };
}

const messages = defineMessages({
  proved: { id: 'knowing.proved', defaultMessage: 'Right: you know “{word}”' },
  accepted: {
    id: 'knowing.accepted',
    defaultMessage: 'Right, in full: {expected}. You know “{word}”',
  },
});

/** Proves a word of an account. The server grades the attempt. */
function useAccountProof(word: MarkableWord): Prove {
  const api = useApi();
  const queryClient = useQueryClient();
  const [before] = useWordStates([word]);
  const show = (states: WordStates) => cacheWordStates(queryClient, states);
  const refreshLearning = () => queryClient.invalidateQueries(userQueries);

  const proving = useMutation({
    mutationFn: (attempt: Attempt) =>
      proveWord(api, { wordId: word.id, day: localDay(new Date()), ...toAttemptBody(attempt) }),
    onSuccess({ changed }) {
      show(toStates(changed));
      return refreshLearning();
    },
  });
  const undoing = useMutation({
    mutationFn: ({ changed }: { changed: Changes; before: WordState }) => undoMarks(api, changed),
    onMutate: ({ before }) => show({ [word.id]: before }),
    onSuccess({ restored }) {
      show(toStates(restored));
      return refreshLearning();
    },
  });

  return async (attempt) => {
    const { verdict, isRight, expected, changed } = await proving.mutateAsync(attempt);
    const undo = () => undoing.mutate({ changed, before: before ?? toFetchedState(word) });
    return { verdict, isRight, expected, undo };
  };
}

type Changes = Awaited<ReturnType<typeof proveWord>>['changed'];

function toAttemptBody(attempt: Attempt) {
  if ('wordImageId' in attempt) return attempt;
  return { answer: attempt.answer, tranLangCode: attempt.langCode };
}

/** Proves a word of a visitor. The browser grades the attempt and stores the result. */
function useBrowserProof({ id: wordId, langCode }: MarkableWord): Prove {
  const changeHistories = useSetAtom(changeHistoriesAtom);

  return async (attempt) => {
    const { verdict, expected } = grade(attempt);
    const isRight = isRightVerdict(verdict);
    const now = new Date();
    const proven = { at: now.toISOString(), day: localDay(now), mark: 'proven' } as const;
    if (isRight) changeHistories([{ wordId, langCode, added: [proven] }]);
    const undo = () => changeHistories([{ wordId, langCode, removed: [proven] }]);
    return { verdict, isRight, expected, undo };
  };
}

/** Only the correct image is submitted. */
function grade(attempt: Attempt): Pick<Proof, 'verdict' | 'expected'> {
  if ('wordImageId' in attempt) return { verdict: 'exact', expected: [] };
  const { answer, langCode, accepted } = attempt;
  return { verdict: gradeSpelling({ answer, accepted, langCode }).verdict, expected: accepted };
}
