import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knowing } from '@wordhoard/contract/enumeration';
import { gradeSpelling, isRightVerdict, type SpellingVerdict } from '@wordhoard/quiz-engine';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { userQueries } from '../../user/queries.ts';
import {
  knowingAtom,
  localDay,
  setWordProgressAtom,
  wordProgress,
} from '../knowing/knowing-atom.ts';
import { knowingToast, type MarkableWord } from '../knowing/use-knowing.ts';
import { cacheKnowing, proveWord, restoreKnowing } from '../queries.ts';

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
interface ProofSource {
  prove: (attempt: Attempt) => Promise<Proof>;
}

/** Proves a word. A toast reports a success and offers to undo it. */
export function useProof(word: MarkableWord): ProofSource {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const inBrowser = useBrowserProof(word.id);
  const inAccount = useAccountProof(word);
  const source = user === undefined ? inBrowser : inAccount;
  const showToast = useSetAtom(showToastAtom);

  async function prove(attempt: Attempt): Promise<Proof> {
    const proof = await source.prove(attempt);
    const { verdict, isRight, expected, undo } = proof;
    if (!isRight) return proof;
    const isExpected = verdict === 'exact' || expected.length === 0;
    const values = { word: word.text, expected: expected[0] ?? '' };
    showToast({
      id: knowingToast,
      text: formatMessage(isExpected ? messages.proved : messages.accepted, values),
      action: { label: formatMessage(messages.undo), onClick: undo },
    });
    return proof;
  }

  return { prove };
}

const messages = defineMessages<{
  proved: { word: string };
  accepted: { word: string; expected: string };
  undo: NoMessageValues;
}>({
  proved: { id: 'knowing.proved', defaultMessage: 'Right: you know “{word}”' },
  accepted: {
    id: 'knowing.accepted',
    defaultMessage: 'Right, in full: {expected}. You know “{word}”',
  },
  undo: { id: 'knowing.undo', defaultMessage: 'Undo' },
});

/** Proves a word of an account. The server grades the attempt. */
function useAccountProof({ id: wordId, knowing: fetchedKnowing }: MarkableWord): ProofSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const day = () => localDay(new Date());
  const updateCache = (knowing: Knowing) => cacheKnowing(queryClient, { [wordId]: knowing });
  const refreshLearning = () => queryClient.invalidateQueries(userQueries);

  const proving = useMutation({
    mutationFn: (attempt: Attempt) =>
      proveWord(api, { wordId, day: day(), ...attemptBody(attempt) }),
    onSuccess({ isRight }) {
      if (!isRight) return undefined;
      updateCache(Knowing.Known);
      return refreshLearning();
    },
  });
  const undoing = useMutation({
    mutationFn: (changed: Awaited<ReturnType<typeof proveWord>>['changed']) =>
      restoreKnowing(api, { changed, day: day() }),
    onMutate: ([change]) =>
      updateCache(change?.before.knowing ?? fetchedKnowing ?? Knowing.Unknown),
    onSuccess: refreshLearning,
  });

  async function prove(attempt: Attempt): Promise<Proof> {
    const { verdict, isRight, expected, changed } = await proving.mutateAsync(attempt);
    return { verdict, isRight, expected, undo: () => undoing.mutate(changed) };
  }

  return { prove };
}

function attemptBody(attempt: Attempt) {
  if ('wordImageId' in attempt) return attempt;
  return { answer: attempt.answer, tranLangCode: attempt.langCode };
}

/** Proves a word of a visitor. The browser grades the attempt and stores the result. */
function useBrowserProof(wordId: string): ProofSource {
  const before = wordProgress(useAtomValue(knowingAtom), wordId);
  const setProgress = useSetAtom(setWordProgressAtom);

  async function prove(attempt: Attempt): Promise<Proof> {
    const { verdict, expected } = grade(attempt);
    const isRight = isRightVerdict(verdict);
    if (isRight) {
      const progress = before.status === 'known' ? before : ({ rightDays: 0 } as const);
      const provedAt = new Date().toISOString();
      setProgress({ [wordId]: { ...progress, status: 'known', provedAt } });
    }
    return { verdict, isRight, expected, undo: () => setProgress({ [wordId]: before }) };
  }

  return { prove };
}

/** Only the correct image is submitted. */
function grade(attempt: Attempt): Pick<Proof, 'verdict' | 'expected'> {
  if ('wordImageId' in attempt) return { verdict: 'exact', expected: [] };
  const { answer, langCode, accepted } = attempt;
  return { verdict: gradeSpelling({ answer, accepted, langCode }).verdict, expected: accepted };
}
