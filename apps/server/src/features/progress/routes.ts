import { routes, type UserActivity } from '@wordhoard/contract';
import { Knowing, type SortOrder } from '@wordhoard/contract/enumeration';
import { and, between, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import { callerIdOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { type CardOptions, presentCards } from '../card/cards.ts';
import { dayOf } from '../practice/review/activity.ts';
import { findWordsOfUser } from '../practice/review/learner-words.ts';
import { activityDay } from '../practice/review/schema.ts';
import { findExistingUser } from '../user/store.ts';
import { bucketActivity, firstDayOf, type Span, streaksOf } from './activity.ts';

export function addProgressRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.user.activity, async (context) => {
    const { username, until = dayOf(now()), ...span } = context.req.valid('json');
    const { id } = await findExistingUser(database, username);
    return context.json(await presentActivity(database, id, { ...span, until }), 200);
  });

  api.openapi(routes.user.learningWords, async (context) => {
    const request = { ...context.req.valid('json'), callerId: callerIdOf(context) };
    return context.json(await wordFeedOf(database, Knowing.Saved, request), 200);
  });

  api.openapi(routes.user.knownWords, async (context) => {
    const request = { ...context.req.valid('json'), callerId: callerIdOf(context) };
    return context.json(await wordFeedOf(database, Knowing.Known, request), 200);
  });
}

interface WordRequest extends PageRequest, CardOptions {
  username: string;
  langCode?: string | undefined;
  sort?: SortOrder | undefined;
}

async function wordFeedOf(database: Database, knowing: Knowing, request: WordRequest) {
  const { username, langCode, callerId } = request;
  const { id: userId } = await findExistingUser(database, username);
  const filter = { userId, knowing, langCode, callerId };
  const { total, rows } = await findWordsOfUser(database, filter, request);
  return presentFeed(request, total, await presentCards(database, rows, request));
}

async function presentActivity(
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

const { day, answered, right, saved, known, proved } = activityDay;

const findActivity = (
  database: Database,
  userId: string,
  { from, until }: { from: string; until: string },
) =>
  database
    .select({ day, answered, right, saved, known, proved })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), between(day, from, until)));

/** The days on which a learner did anything, in order. */
async function findActiveDays(
  database: Database,
  userId: string,
  until: string,
): Promise<string[]> {
  const isActive = sql`${answered} + ${saved} + ${known} + ${proved} > 0`;
  const rows = await database
    .select({ day })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), lte(day, until), isActive))
    .orderBy(day);
  return rows.map((row) => row.day);
}
