import type { routes } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import { retryDeadlocks } from '../../../platform/database/database-errors.ts';
import type { RouteRequest } from '../../../platform/http/answer.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import { keepSharedWords } from '../../collection/keep-shared-words.ts';
import { type OpenedCollection, toOpened } from '../../collection/shared-words.ts';
import { syncEvents } from '../../review/sync-events.ts';
import { lockUser } from '../../user/store.ts';
import { saveSessions } from './store.ts';

type SyncRequest = RouteRequest<typeof routes.review.sync>;

/** The words of a request, and the lists and tables that they were learned from. */
function listLearned({ events, sessions, openedIds }: SyncRequest) {
  const planned = sessions.flatMap(({ pairs }) => pairs.map(({ wordId }) => wordId));
  return {
    wordIds: [...new Set([...events.map(({ wordId }) => wordId), ...planned])],
    opened: [
      ...sessions.flatMap(({ settings, conditions }) => listOpened(settings.source, conditions)),
      ...toOpened(openedIds),
    ],
  };
}

function listOpened(
  source: SyncRequest['sessions'][number]['settings']['source'],
  { lesson }: SyncRequest['sessions'][number]['conditions'],
): OpenedCollection[] {
  if (source.kind === 'list' || source.kind === 'table') {
    const { kind } = source;
    return ['id' in source ? { kind, id: source.id } : { kind, slug: source.slug }];
  }
  return lesson?.list ? [{ kind: 'list', id: lesson.list.id }] : [];
}

/** Stores what a device reports, events and quiz sessions, and finds the events of other devices. */
export const syncPractice = (database: Database, userId: string, request: SyncRequest, now: Date) =>
  retryDeadlocks(database, async (transaction) => {
    const { sessions } = request;
    await lockUser(transaction, userId);
    await keepSharedWords(transaction, { userId, ...listLearned(request), now });
    const synced = await syncEvents(transaction, userId, request, now);
    await saveSessions(transaction, userId, sessions, now);
    // Devices that are notified of events ask for the sessions too.
    if (sessions.length > 0 && request.events.length === 0)
      await publish(transaction, { userId, kind: 'quiz' });
    return synced;
  });
