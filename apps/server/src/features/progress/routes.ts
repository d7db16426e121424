import { routes, type UserActivity } from '@wordhoard/contract';
import { Knowing, type SortOrder } from '@wordhoard/contract/enumeration';
import { findStreak } from '@wordhoard/review-scheduler';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  callerIdOf,
  getRequestContext,
  getSignedInContext,
  requireCaller,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { type CardOptions, presentCards } from '../card/cards.ts';
import { toDay } from '../review/activity.ts';
import { findWordsOfUser } from '../review/learner-words.ts';
import { findExistingUser } from '../user/store.ts';
import {
  bucketActivity,
  findActivity,
  findFirstDay,
  findPractisedDays,
  type Span,
} from './activity.ts';
import { presentOverview, presentToday } from './overview.ts';
import { deletePlan, mergePlans, presentPlans, savePlan } from './plan/plan-store.ts';
import { presentListProgress, presentStudyLists } from './plan/study-lists.ts';
import {
  findStudySettings,
  presentStudySettings,
  updateStudySettings,
} from './settings/settings-store.ts';

export function addProgressRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.user.activity, async (context) => {
    const { username, until = toDay(now()), ...span } = context.req.valid('json');
    const { id } = await findExistingUser(database, username);
    return context.json(await presentActivity(database, id, { ...span, until }), 200);
  });

  api.openapi(routes.progress.today, async (context) => {
    const { id } = requireCaller(context);
    return context.json(await presentToday(database, id, context.req.valid('json')), 200);
  });

  api.openapi(routes.progress.overview, async (context) => {
    const { id: userId } = requireCaller(context);
    const own = { userId, ...context.req.valid('json') };
    return context.json(await presentOverview(database, own), 200);
  });

  api.openapi(routes.user.learningWords, async (context) => {
    const request = { ...context.req.valid('json'), callerId: callerIdOf(context) };
    return context.json(await presentWordFeed(database, Knowing.Saved, request), 200);
  });

  api.openapi(routes.user.knownWords, async (context) => {
    const request = { ...context.req.valid('json'), callerId: callerIdOf(context) };
    return context.json(await presentWordFeed(database, Knowing.Known, request), 200);
  });
}

interface WordRequest extends PageRequest, CardOptions {
  username: string;
  langCode?: string | undefined;
  sort?: SortOrder | undefined;
}

async function presentWordFeed(database: Database, knowing: Knowing, request: WordRequest) {
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
  const [days, practised] = await Promise.all([
    findActivity(database, userId, { from: findFirstDay(span), until }),
    findPractisedDays(database, userId, until),
  ]);
  const { current: currentStreak, longest: longestStreak } = findStreak(
    practised.map(({ day }) => day),
    until,
  );
  return { buckets: bucketActivity(days, span), currentStreak, longestStreak };
}

export function addStudySettingsRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.progress.settings, async (context) => {
    const { caller, locale } = getSignedInContext(context);
    const settings = await findStudySettings(database, caller.id, locale);
    return context.json(presentStudySettings(settings), 200);
  });

  api.openapi(routes.progress.updateSettings, async (context) => {
    const change = context.req.valid('json');
    const settings = await updateStudySettings(database, getSignedInContext(context), change);
    return context.json(presentStudySettings(settings), 200);
  });
}

export function addStudyPlanRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.progress.lists, async (context) => {
    const request = context.req.valid('json');
    const data = await presentListProgress(database, request, context.get('caller'));
    return context.json({ data }, 200);
  });

  api.openapi(routes.progress.studyLists, async (context) => {
    const { listIds, ...studying } = context.req.valid('json');
    const data = await presentStudyLists(database, listIds, studying, getRequestContext(context));
    return context.json({ data }, 200);
  });

  api.openapi(routes.progress.plans, async (context) => {
    const studying = context.req.valid('json');
    const data = await presentPlans(database, studying, getSignedInContext(context));
    return context.json({ data }, 200);
  });

  api.openapi(routes.progress.savePlan, async (context) => {
    const plan = context.req.valid('json');
    await savePlan(database, plan, getSignedInContext(context));
    return context.json(plan, 200);
  });

  api.openapi(routes.progress.deletePlan, async (context) => {
    const { listId } = context.req.valid('json');
    await deletePlan(database, requireCaller(context).id, listId);
    return context.json({ listId }, 200);
  });

  api.openapi(routes.progress.mergePlans, async (context) => {
    const { plans } = context.req.valid('json');
    return context.json(
      { added: await mergePlans(database, plans, getSignedInContext(context)) },
      200,
    );
  });
}
