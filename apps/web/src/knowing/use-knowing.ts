import type { Knowing } from '@wordhoard/contract/enumeration';
import { useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useSession } from '../auth/use-session.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { stageOf } from './knowing-stage.ts';
import { knowingToast } from './knowing-toast.ts';
import { provingAtom } from './proving-atom.ts';
import { useAccountKnowing } from './use-account-knowing.ts';
import { useBrowserKnowing } from './use-browser-knowing.ts';

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
export interface KnowingSource {
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
      action: { label: formatMessage(messages.undo), onAct: change(chosen) },
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
