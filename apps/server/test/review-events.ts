import type { AnswerEvent, ReviewEvent } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import { toDay } from '../src/features/review/activity.ts';

export const today = toDay(new Date());
export const missingWordId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

type EventOf<Kind> = Extract<ReviewEvent, { kind: Kind }>;

const moment = () => ({ id: newId(), at: new Date().toISOString() });

/** The time of a day, by default noon. */
export const on = (day: string, hour = 12) => ({
  day,
  at: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
});

/** A right answer of today. */
export const answerEvent = (wordId: string, differences: Partial<AnswerEvent> = {}) =>
  ({
    ...moment(),
    kind: 'answer',
    wordId,
    day: today,
    code: 'spelling',
    asks: 'meaning',
    verdict: 'exact',
    answer: 'pomo',
    milliseconds: 2_000,
    isHinted: false,
    isOverridden: false,
    isEasy: false,
    ...differences,
  }) satisfies AnswerEvent;

export const markEvent = (wordId: string, differences: Partial<EventOf<'mark'>> = {}) =>
  ({
    ...moment(),
    kind: 'mark',
    wordId,
    day: today,
    mark: 'known',
    ...differences,
  }) satisfies EventOf<'mark'>;

export const noteEvent = (wordId: string, text: string) =>
  ({ ...moment(), kind: 'note', wordId, text }) satisfies EventOf<'note'>;

/** Takes back an answer, a mark or a note. */
export const buildUndo = (
  { id, wordId }: Pick<ReviewEvent, 'id' | 'wordId'>,
  differences: Partial<EventOf<'undo'>> = {},
) =>
  ({
    ...moment(),
    kind: 'undo',
    wordId,
    undoes: id,
    ...differences,
  }) satisfies EventOf<'undo'>;
