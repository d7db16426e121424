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
  learningOf,
  localDay,
  setChangedKnowingAtom,
  setLearningAtom,
} from '../knowing/knowing-atom.ts';
import { knowingToast, type MarkableWord } from '../knowing/use-knowing.ts';
import { proveWord, restoreKnowing } from '../queries.ts';

/** What was typed, with what is right as far as the browser knows, or the picture that was picked. */
type Attempt =
  | { answer: string; langCode: string; accepted: readonly string[] }
  | { wordImageId: string };

export interface Proof {
  verdict: SpellingVerdict;
  isRight: boolean;
  /** All right answers, the expected one first; none for a picture. */
  expected: readonly string[];
  undo: () => void;
}

/** Where an attempt to prove a word is graded, and where a right one is kept. */
interface ProofSource {
  prove: (attempt: Attempt) => Promise<Proof>;
}

/** Proves a word. Whoever has succeeded is told, with a way back. */
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
    const isAsExpected = verdict === 'exact' || expected.length === 0;
    const values = { word: word.text, expected: expected[0] ?? '' };
    showToast({
      id: knowingToast,
      text: formatMessage(isAsExpected ? messages.proved : messages.accepted, values),
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

/** What an account proves is graded by the server. */
function useAccountProof({ id: wordId, knowing: told }: MarkableWord): ProofSource {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = useSetAtom(setChangedKnowingAtom);
  const day = () => localDay(new Date());
  const refreshLearning = () => queryClient.invalidateQueries(userQueries);

  const proving = useMutation({
    mutationFn: (attempt: Attempt) =>
      proveWord(api, { wordId, day: day(), ...asServerTakesIt(attempt) }),
    onSuccess({ isRight }) {
      if (!isRight) return undefined;
      show(wordId, Knowing.Known);
      return refreshLearning();
    },
  });
  const undoing = useMutation({
    mutationFn: (changed: Awaited<ReturnType<typeof proveWord>>['changed']) =>
      restoreKnowing(api, { changed, day: day() }),
    onMutate: ([change]) => show(wordId, change?.before.knowing ?? told ?? Knowing.Unknown),
    onSuccess: refreshLearning,
  });

  async function prove(attempt: Attempt): Promise<Proof> {
    const { verdict, isRight, expected, changed } = await proving.mutateAsync(attempt);
    return { verdict, isRight, expected, undo: () => undoing.mutate(changed) };
  }

  return { prove };
}

function asServerTakesIt(attempt: Attempt) {
  if ('wordImageId' in attempt) return attempt;
  return { answer: attempt.answer, tranLangCode: attempt.langCode };
}

/** What a visitor proves is graded in their browser and kept there. */
function useBrowserProof(wordId: string): ProofSource {
  const before = learningOf(useAtomValue(knowingAtom), wordId);
  const setLearning = useSetAtom(setLearningAtom);

  async function prove(attempt: Attempt): Promise<Proof> {
    const { verdict, expected } = grade(attempt);
    const isRight = isRightVerdict(verdict);
    if (isRight) {
      const learning = before.status === 'known' ? before : ({ rightDays: 0 } as const);
      const provedAt = new Date().toISOString();
      setLearning(wordId, { ...learning, status: 'known', provedAt });
    }
    return { verdict, isRight, expected, undo: () => setLearning(wordId, before) };
  }

  return { prove };
}

/** Only the right picture is handed in. */
function grade(attempt: Attempt): Pick<Proof, 'verdict' | 'expected'> {
  if ('wordImageId' in attempt) return { verdict: 'exact', expected: [] };
  const { answer, langCode, accepted } = attempt;
  return { verdict: gradeSpelling({ answer, accepted, langCode }).verdict, expected: accepted };
}
