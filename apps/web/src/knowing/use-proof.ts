import type { SpellingVerdict } from '@wordhoard/quiz-engine';
import { useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useSession } from '../auth/use-session.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { knowingToast } from './knowing-toast.ts';
import { useAccountProof } from './use-account-proof.ts';
import { useBrowserProof } from './use-browser-proof.ts';
import type { MarkableWord } from './use-knowing.ts';

/** What was typed, with what is right as far as the browser knows, or the picture that was picked. */
export type Attempt =
  | { answer: string; langCode: string; accepted: readonly string[] }
  | { wordImageId: string };

export interface Proof {
  verdict: SpellingVerdict;
  isRight: boolean;
  /** All right answers, the expected one first; none for a picture. */
  expected: readonly string[];
  takeBack: () => void;
}

/** Where an attempt to prove a word is graded, and where a right one is kept. */
export interface ProofSource {
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
    const { verdict, isRight, expected, takeBack } = proof;
    if (!isRight) return proof;
    const isAsExpected = verdict === 'exact' || expected.length === 0;
    const values = { word: word.text, expected: expected[0] ?? '' };
    showToast({
      id: knowingToast,
      text: formatMessage(isAsExpected ? messages.proved : messages.accepted, values),
      action: { label: formatMessage(messages.undo), onAct: takeBack },
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
