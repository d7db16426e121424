import type { PlayedSession, ReviewEvent } from '@wordhoard/contract';
import type { ReviewRecord, WordHistory } from './review-history.ts';

/** How much of the account's history a device has. */
export interface Stream {
  /** The position after the last event that arrived; 0 at first. */
  readonly cursor: number;
  /** Whether the device has received everything that the account had when they first met. */
  readonly isComplete: boolean;
  /** The parameters of the scheduler that fit the learner; null means the default. */
  readonly parameters: readonly number[] | null;
}

/** Everything that a device stores for one learner. */
export interface Practice {
  readonly histories: ReviewRecord;
  /** How many events and sessions the account does not have. */
  readonly unsentCount: number;
  readonly stream: Stream;
}

export const emptyPractice: Practice = {
  histories: {},
  unsentCount: 0,
  stream: { cursor: 0, isComplete: false, parameters: null },
};

/** What the account does not have. */
export interface Unsent {
  readonly events: readonly ReviewEvent[];
  readonly sessions: readonly PlayedSession[];
}

/** A change that is stored in one transaction. */
export interface PracticeChange {
  wordIds: readonly string[];
  /** The new history of a word. */
  change: (history: WordHistory | undefined, wordId: string) => WordHistory;
  /** Events to send. */
  added?: readonly ReviewEvent[];
  /** Quiz sessions to send. A later state of a session replaces an earlier one. */
  sessions?: readonly PlayedSession[] | undefined;
  /** What the account has. */
  sent?: Unsent;
  stream?: Stream;
}

/** The practice of the learners of this device. An owner is a username, or the empty text for a visitor. */
export interface PracticeStore {
  load: (owner: string) => Promise<Practice>;
  /** @returns the practice after the change, with the changed histories only */
  change: (owner: string, change: PracticeChange) => Promise<Practice>;
  /** The first events and sessions that the account does not have, at most so many of each. */
  listUnsent: (owner: string, count: { events?: number; sessions?: number }) => Promise<Unsent>;
  /** Moves what belongs to one owner to another, completely or not at all. */
  move: (from: string, to: string, join: JoinHistories) => Promise<void>;
  /** Removes what belongs to an owner. */
  remove: (owner: string) => Promise<void>;
}

/** The history of a word that has the events of two. */
export type JoinHistories = (history: WordHistory | undefined, moved: WordHistory) => WordHistory;
