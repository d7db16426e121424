import { useQuery } from '@tanstack/react-query';
import type { WordMemory } from '@wordhoard/contract';
import { Knowing, knowingOf } from '@wordhoard/contract/enumeration';
import { getStrength, type ReviewCard } from '@wordhoard/review-scheduler';
import { useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { addDays } from '../../shared/time/local-day.ts';
import { type WordState, wordStatesQuery } from './queries.ts';
import { findHistory, getWordStatus, reviewsAtom, type WordHistory } from './review-history.ts';

/** A word as the server has sent it. About visitors, the server knows nothing. */
export interface LearnedWord {
  id: string;
  knowing?: Knowing | undefined;
  memory?: WordMemory | null | undefined;
}

/** How well the learner knows each word, from the account or the browser. */
export function useWordStates(words: readonly LearnedWord[]): readonly WordState[] {
  const { user } = useSession();
  const inAccount = useAccountStates(user === undefined ? [] : words);
  const inBrowser = useBrowserStates(user === undefined ? words : []);
  return user === undefined ? inBrowser : inAccount;
}

/** The strength and the next review of each word; null for a word that the learner does not learn. */
export const useMemory = (words: readonly LearnedWord[]): readonly (WordMemory | null)[] =>
  useWordStates(words).map(({ memory }) => memory);

function useAccountStates(words: readonly LearnedWord[]): readonly WordState[] {
  const { data: changed } = useQuery({
    ...wordStatesQuery,
    select: (states) => words.map(({ id }) => states[id]),
  });
  return words.map((word, index) => changed?.[index] ?? toFetchedState(word));
}

export const toFetchedState = ({ knowing, memory }: LearnedWord): WordState => ({
  knowing: knowing ?? Knowing.Unknown,
  memory: memory ?? null,
});

function useBrowserStates(words: readonly LearnedWord[]): readonly WordState[] {
  const ids = words.map(({ id }) => id).join();
  // Uses a selector, so that a change re-renders only the cards of its own words.
  const histories = useAtomValue(useMemo(() => historiesAtom(ids.split(',')), [ids]));
  return words.map((_, index) => toState(histories[index]));
}

const historiesAtom = (ids: readonly string[]) =>
  selectAtom(
    reviewsAtom,
    (record) => ids.map((id) => findHistory(record, id)),
    (one, other) => one.every((history, index) => history === other[index]),
  );

const toState = (history: WordHistory | undefined): WordState => ({
  knowing: knowingOf[getWordStatus(history)],
  memory: toMemory(history?.card),
});

/** What a card says about a word. */
export const toMemory = (card: ReviewCard | null | undefined): WordMemory | null =>
  card ? { strength: getStrength(card), due: card.due } : null;

/** The fewest days until a known word is reviewed. */
const knownDays = 21;

/** The state after a mark, as long as the server has not confirmed it. */
export function toMarkedState({ memory }: WordState, knowing: Knowing, today: string): WordState {
  const isKnown = memory?.strength === 4;
  switch (knowing) {
    case Knowing.Unknown:
      return { knowing, memory: null };
    case Knowing.Saved:
      return { knowing, memory: memory && !isKnown ? memory : { strength: 0, due: today } };
    case Knowing.Known:
      return {
        knowing,
        memory: memory && isKnown ? memory : { strength: 4, due: addDays(today, knownDays) },
      };
  }
}
