import type { PlayedSession, ReviewEvent } from '@wordhoard/contract';
import type { PracticeChange } from '../features/review/practice-store.ts';
import { toStoredEvent, withEvents } from '../features/review/stored-event.ts';
import { buildMaterial } from './build-material.ts';

const day = '2026-03-01';

/** A mark that a learner has set in the morning, as a device sends it. */
export const buildMark = (id: string, wordId = 'apple', minute = 0): ReviewEvent => ({
  kind: 'mark',
  id,
  wordId,
  at: `${day}T08:${String(minute).padStart(2, '0')}:00.000Z`,
  day,
  mark: 'saved',
});

/** An answer that a learner has given in the morning, as a device sends it. */
export const buildAnswer = (
  id: string,
  wordId = 'apple',
  minute = 0,
): Extract<ReviewEvent, { kind: 'answer' }> => ({
  kind: 'answer',
  id,
  wordId,
  at: `${day}T08:${String(minute).padStart(2, '0')}:00.000Z`,
  day,
  code: 'cards',
  asks: 'meaning',
  verdict: 'exact',
  answer: 'apple',
  milliseconds: 1000,
  isHinted: false,
  isOverridden: false,
  isEasy: false,
});

/** A session with so many words, as a device sends it. */
export const buildPlayed = (
  id: string,
  { words = 1, finishedAt = null }: { words?: number; finishedAt?: string | null } = {},
): PlayedSession => ({
  id,
  settings: buildMaterial({ texts: ['apple'] }).settings,
  pairs: Array.from({ length: words }, (_, index) => ({
    wordId: `word ${index}`,
    code: 'cards',
    round: 0,
  })),
  conditions: { missedRound: 'none', isByEar: false, isRetry: false },
  finishedAt,
});

/** Adds events to the histories of their words, to be sent. */
export const addEvents = (...events: ReviewEvent[]): PracticeChange => ({
  wordIds: [...new Set(events.map(({ wordId }) => wordId))],
  change: (history, wordId) =>
    withEvents(history, events.filter((event) => event.wordId === wordId).map(toStoredEvent), 'de'),
  added: events,
});
