import type { ReviewEvent as DeviceEvent } from '@wordhoard/contract';
import type { Mark } from '@wordhoard/review-scheduler';
import { v7 as newId } from 'uuid';

/** An event of this device, and the language of its word. */
export type NewEvent = DeviceEvent & { langCode: string };

interface MarkedWord {
  id: string;
  langCode: string;
}

/** @param dayAt - tells the learner's day */
export function createMark(
  { id: wordId, langCode }: MarkedWord,
  mark: Mark,
  dayAt: (time: Date) => string,
) {
  const now = new Date();
  return {
    kind: 'mark' as const,
    id: newId(),
    wordId,
    langCode,
    at: now.toISOString(),
    day: dayAt(now),
    mark,
  };
}

/** Takes back an answer or a mark. */
export const createUndo = ({ id, wordId }: { id: string; wordId: string }): NewEvent => ({
  kind: 'undo',
  id: newId(),
  wordId,
  langCode: '',
  at: new Date().toISOString(),
  undoes: id,
});
