import type { ReviewEvent as DeviceEvent } from '@wordhoard/contract';
import { toReview } from '@wordhoard/contract/answered-review';
import { listNotes, listReviews, type ReviewEvent } from '@wordhoard/review-scheduler';
import type { WordHistory } from './review-history.ts';

/** An event as histories contain it. The time that an answer took is kept for the goal of the day. */
export function toStoredEvent(event: DeviceEvent): ReviewEvent & { milliseconds?: number } {
  const { id, at } = event;
  switch (event.kind) {
    case 'undo':
      return { id, at, undoes: event.undoes };
    case 'mark':
      return { id, at, day: event.day, mark: event.mark };
    case 'note':
      return { id, at, note: event.text };
    case 'answer': {
      const { asks, milliseconds } = event;
      return { ...toReview({ ...event, answeredAt: at }, asks), milliseconds };
    }
  }
}

const nothing: WordHistory = { langCode: '', reviews: [], undone: [] };

/** Adds events to the history of a word. An event that has changed replaces the one with its id. */
export function withEvents(
  { langCode, reviews, notes = [], undone }: WordHistory = nothing,
  events: readonly ReviewEvent[],
  knownLangCode = '',
): WordHistory {
  const undoing = events.flatMap((event) => ('undoes' in event ? [event.undoes] : []));
  const allUndone = new Set([...undone, ...undoing]);
  const isCounted = ({ id }: { id: string }) => !allUndone.has(id);
  const countedNotes = listNotes([...notes, ...events]).filter(isCounted);
  return {
    langCode: knownLangCode || langCode,
    reviews: listReviews([...reviews, ...events]).filter(isCounted),
    ...(countedNotes.length > 0 && { notes: countedNotes }),
    undone: [...allUndone],
  };
}
