import type { Grammar } from '@wordhoard/contract';
import { Knowing, type WordMode, wordStatusOf } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { dayAtAtom } from '../../shared/time/local-day.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { createMark, createUndo } from './new-event.ts';
import { recordEventsAtom } from './practice.ts';
import { type LearnedWord, useWordStates, type WordState } from './word-state.ts';

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

/** The learner's knowledge of one or more words, and a function that marks all of them with an undo. */
export function useKnowing(words: MarkableWord | readonly MarkableWord[]) {
  const { formatMessage } = useIntl();
  const singleWord = 'id' in words ? words : undefined;
  const allWords = 'id' in words ? [words] : words;
  const states = useWordStates(allWords);
  const change = useMark(allWords, states);
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
      onUndo: change(knowing),
    });
  }

  return {
    knowing: states[0]?.knowing ?? Knowing.Unknown,
    memory: states[0]?.memory ?? null,
    knownCount: states.filter(({ knowing }) => knowing === Knowing.Known).length,
    learningCount: states.filter(({ knowing }) => knowing === Knowing.Saved).length,
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
      '{count, plural, =0 {None of these were in your words} one {# word is no longer in your words} other {# words are no longer in your words}}',
  },
});

/** Marks words, and returns a function that undoes it. A second tap waits until the first mark is shown. */
function useMark(words: readonly MarkableWord[], states: readonly WordState[]) {
  const recordEvents = useSetAtom(recordEventsAtom);
  const dayAt = useAtomValue(dayAtAtom);
  const isMarking = useRef(false);
  return (knowing: Knowing): (() => void) | undefined => {
    const changed = words.filter((_, at) => states[at]?.knowing !== knowing);
    if (changed.length === 0 || isMarking.current) return undefined;
    const marks = changed.map((word) => createMark(word, wordStatusOf[knowing], dayAt));
    isMarking.current = true;
    void recordEvents(marks).finally(() => {
      isMarking.current = false;
    });
    return () => void recordEvents(marks.map(createUndo));
  };
}
