import { removeExpiredSessions } from '../auth/session.ts';
import { removeExpiredTickets } from '../auth/ticket.ts';
import { removeOldAnswers } from '../idempotency/store.ts';
import { sweepPictures } from '../image/sweep-pictures.ts';
import { removeEndedWindows } from '../rate-limit/window.ts';
import type { Services } from '../services.ts';

type Tools = Pick<Services, 'database' | 'pictures' | 'now' | 'log'>;

/** Removes what nobody needs any more. What fails is tried again with the next sweep. */
export async function sweep({ database, pictures, now, log }: Tools): Promise<void> {
  const sweepers = [
    removeExpiredSessions,
    removeExpiredTickets,
    removeEndedWindows,
    removeOldAnswers,
    () => sweepPictures(database, pictures, now()),
  ];
  for (const remove of sweepers) {
    try {
      await remove(database, now());
    } catch (error) {
      log.warn({ err: error }, 'something could not be swept');
    }
  }
}
