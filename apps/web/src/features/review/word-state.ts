import { Knowing, knowingOf } from '@wordhoard/contract/enumeration';
import { getStrength, type Strength } from '@wordhoard/review-scheduler';
import { useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { isCompleteAtom, reviewsAtom } from './practice.ts';
import { findHistory, getWordStatus, type WordHistory } from './review-history.ts';

/** A word as the server has sent it. About visitors, the server knows nothing. */
export interface LearnedWord {
  id: string;
  knowing?: Knowing | undefined;
}

/** How well a learner remembers a word. */
export interface WordMemory {
  strength: Strength;
  /** The day of the next review. */
  due: string;
}

export interface WordState {
  knowing: Knowing;
  /** Null if the learner does not learn the word, or this device does not know all of its history. */
  memory: WordMemory | null;
}

/** How well the learner knows each word. */
export function useWordStates(words: readonly LearnedWord[]): readonly WordState[] {
  const ids = words.map(({ id }) => id).join();
  // Uses a selector, so that a change re-renders only the cards of its own words.
  const histories = useAtomValue(useMemo(() => historiesAtom(ids.split(',')), [ids]));
  const isComplete = useAtomValue(isCompleteAtom);
  return words.map((word, index) => toState(histories[index], word, isComplete));
}

/** The strength and the next review of each word; null for a word that the learner does not learn. */
export const useMemory = (words: readonly LearnedWord[]): readonly (WordMemory | null)[] =>
  useWordStates(words).map(({ memory }) => memory);

const historiesAtom = (ids: readonly string[]) =>
  selectAtom(
    reviewsAtom,
    (record) => ids.map((id) => findHistory(record, id)),
    (one, other) => one.every((history, index) => history === other[index]),
  );

function toState(
  history: WordHistory | undefined,
  { knowing = Knowing.Unknown }: LearnedWord,
  isComplete: boolean,
): WordState {
  if (history === undefined) return { knowing, memory: null };
  const { card } = history;
  return {
    knowing: knowingOf[getWordStatus(history)],
    // A part of the history tells too little.
    memory: card && isComplete ? { strength: getStrength(card), due: card.due } : null,
  };
}
