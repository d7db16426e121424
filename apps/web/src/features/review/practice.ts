import type { PlayedSession } from '@wordhoard/contract';
import { atom } from 'jotai';
import { storedAtom } from '../../shared/storage/stored-atom.ts';
import type { NewEvent } from './new-event.ts';
import { emptyPractice, type Practice } from './practice-store.ts';

/** The owner of a visitor's practice. */
export const visitor = '';

export interface OwnPractice extends Practice {
  /** A username, or the empty text for a visitor. */
  owner: string;
}

/** The practice of the learner who uses this tab. */
export const practiceAtom = atom<OwnPractice>({ ...emptyPractice, owner: visitor });

/** Resolves when the practice has been read, or when the app is to be shown without it. */
export const practiceReadAtom = atom<Promise<void> | undefined>(undefined);

/** Whether a visitor has practised on this device. The page reads it before any script, to leave out the welcome. */
export const isReturningAtom = storedAtom({
  key: 'wordhoard.returning',
  area: 'local',
  restore: (stored) => stored === true,
});

/** The histories of the learner's words. */
export const reviewsAtom = atom((get) => get(practiceAtom).histories);

/** Whether the last attempt to get the practice of the account or to derive its cards has failed. */
export const hasSyncFailedAtom = atom(false);

/** Whether the histories are all that the learner has: not before the first synchronisation of a device has ended. */
export const isCompleteAtom = atom((get) => {
  const { owner, stream } = get(practiceAtom);
  return owner === visitor || stream.isComplete;
});

/** The scheduler, once it is loaded: it is larger than the first question may wait for. */
export type Scheduler = typeof import('./scheduler.ts');

export const schedulerAtom = atom<Scheduler | undefined>(undefined);

/** Whether the browser has refused to store practice, so that it lasts for the visit. */
export const isRefusedAtom = atom(false);

/** Loads the scheduler if that has not happened yet. */
export const loadSchedulerAtom = atom(null, async (get, set) => {
  if (get(schedulerAtom) === undefined) set(schedulerAtom, await import('./scheduler.ts'));
});

/** Stores events, and the quiz session that asked. */
export type RecordEvents = (events: readonly NewEvent[], session?: PlayedSession) => Promise<void>;

/** How many words of a visitor have just become those of an account. */
export const movedCountAtom = atom(0);

/** Set when the practice has been read, in a chunk of its own. */
export const recorderAtom = atom<{ record: RecordEvents }>();

/** What the learner has done before the practice was read. */
export const earlyEventsAtom = atom<readonly Parameters<RecordEvents>[]>([]);

/** Stores what the learner has just done to words, and the quiz session that asked, to be sent to their account. */
export const recordEventsAtom = atom(
  null,
  async (get, set, ...change: Parameters<RecordEvents>) => {
    const recorder = get(recorderAtom);
    if (recorder === undefined) set(earlyEventsAtom, [...get(earlyEventsAtom), change]);
    else await recorder.record(...change);
  },
);
