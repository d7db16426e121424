import { Knowing } from '@wordhoard/contract/enumeration';
import { useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useSession } from '../auth/use-session.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { stageOf } from './knowing-stage.ts';
import { knowingToast } from './knowing-toast.ts';
import type { MarkableWord } from './use-knowing.ts';
import { useManyInAccount } from './use-many-in-account.ts';
import { useManyInBrowser } from './use-many-in-browser.ts';

/** Where it is kept what a learner knows of many words. */
export interface ManyKnowingSource {
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
        action: { label: formatMessage(messages.undo), onAct: changeAll(knowing) },
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
