import { removeExpiredDevices } from './features/auth/known-device.ts';
import { removeExpiredSessions } from './features/auth/session.ts';
import { removeExpiredTickets } from './features/auth/ticket.ts';
import { removeOldAnswers } from './features/idempotency/store.ts';
import { removeUnusedUploads } from './features/image/remove-unused-uploads.ts';
import { removeEndedWindows } from './platform/limits/window.ts';
import type { Services } from './platform/services.ts';

type Tools = Pick<Services, 'database' | 'imageStorage' | 'now' | 'log'>;

/** Removes what nobody needs any more. What fails is tried again with the next sweep. */
export async function sweep({ database, imageStorage, now, log }: Tools): Promise<void> {
  const sweepers = [
    removeExpiredSessions,
    removeExpiredTickets,
    removeExpiredDevices,
    removeEndedWindows,
    removeOldAnswers,
    () => removeUnusedUploads(database, imageStorage, now()),
  ];
  for (const remove of sweepers) {
    try {
      await remove(database, now());
    } catch (error) {
      log.warn({ err: error }, 'something could not be swept');
    }
  }
}
