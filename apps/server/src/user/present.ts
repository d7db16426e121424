import type { User, UserActivity } from '@wordhoard/contract';
import type { Database } from '../database/database.ts';
import { bucketActivity, firstDayOf, type Span, streaksOf } from './activity.ts';
import { findActiveDays, findActivity, findCounts, type UserRow } from './store.ts';

/** A learner as everybody may see them. */
export async function presentUser(
  database: Database,
  { id, username, learn, createdAt }: UserRow,
  viewer: string | undefined,
): Promise<User> {
  const counts = await findCounts(database, id, viewer);
  const joined = new Date(createdAt).toISOString();
  return { id, username, learn, createdAt: joined, ...counts, isOwn: id === viewer };
}

export async function presentActivity(
  database: Database,
  userId: string,
  span: Span,
): Promise<UserActivity> {
  const { until } = span;
  const [days, activeDays] = await Promise.all([
    findActivity(database, userId, { from: firstDayOf(span), until }),
    findActiveDays(database, userId, until),
  ]);
  return { buckets: bucketActivity(days, span), ...streaksOf(activeDays, until) };
}
