import { Knowing } from '@wordhoard/contract/enumeration';
import type { LearningStage } from '@wordhoard/quiz-engine';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { showToastAtom } from '../toast/toast-atom.ts';
import { knowingAtom, learningOf, setLearningAtom } from './knowing-atom.ts';

/** What the learner knows of a word, and how to change it with a way back. */
export function useKnowing(word: { id: string; text: string }) {
  const { formatMessage } = useIntl();
  const learning = useAtomValue(
    useMemo(() => atom((get) => learningOf(get(knowingAtom), word.id)), [word.id]),
  );
  const setLearning = useSetAtom(setLearningAtom);
  const showToast = useSetAtom(showToastAtom);

  function changeKnowing(knowing: Knowing): void {
    const stage = stageOf[knowing];
    setLearning(word.id, { knowing: stage, rightDays: 0 });
    showToast({
      id: 'knowing',
      text: formatMessage(messages[stage], { word: word.text }),
      action: {
        label: formatMessage(messages.undo),
        onAct: () => setLearning(word.id, learning),
      },
    });
  }

  return { knowing: knowingOf[learning.knowing], changeKnowing };
}

const stageOf: Record<Knowing, LearningStage> = {
  [Knowing.Known]: 'known',
  [Knowing.Saved]: 'saved',
  [Knowing.Unknown]: 'unknown',
};

const knowingOf: Record<LearningStage, Knowing> = {
  known: Knowing.Known,
  saved: Knowing.Saved,
  unknown: Knowing.Unknown,
};

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
