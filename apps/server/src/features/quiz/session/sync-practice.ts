import type { routes } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import { retryDeadlocks } from '../../../platform/database/database-errors.ts';
import type { RouteRequest } from '../../../platform/http/answer.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import { syncEvents } from '../../review/sync-events.ts';
import { saveSessions } from './store.ts';

/** Stores what a device reports, events and quiz sessions, and finds the events of other devices. */
export const syncPractice = (
  database: Database,
  userId: string,
  { sessions, ...request }: RouteRequest<typeof routes.review.sync>,
  now: Date,
) =>
  retryDeadlocks(database, async (transaction) => {
    const synced = await syncEvents(transaction, userId, request, now);
    await saveSessions(transaction, userId, sessions, now);
    // Devices that are notified of events ask for the sessions too.
    if (sessions.length > 0 && request.events.length === 0)
      await publish(transaction, { userId, kind: 'quiz' });
    return synced;
  });
