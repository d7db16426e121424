import { routes } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { findStreak } from '@wordhoard/review-scheduler';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, presentFeed } from '../../platform/database/feed-page.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
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
import { deletePlan, mergePlans, presentPlans, savePlan } from './plan/plan-store.ts';
import { presentListProgress, presentStudyLists } from './plan/study-lists.ts';
import {
  findStudySettings,
  presentStudySettings,
  updateStudySettings,
} from './settings/settings-store.ts';

export function addProgressRoutes(api: Api, { database }: Services): void {
  answer(api, routes.user, {
    async activity({ username, until, ...span }, { now }) {
      const { id } = await findExistingUser(database, username);
      return presentActivity(database, id, { ...span, until: until ?? toDay(now) });
    },

    learningWords: (request, { caller }) =>
      presentWordFeed(database, Knowing.Saved, { ...request, callerId: caller?.id }),

    knownWords: (request, { caller }) =>
      presentWordFeed(database, Knowing.Known, { ...request, callerId: caller?.id }),
  });
}

interface WordRequest extends FeedRequest, CardOptions {
  username: string;
  langCode?: string | undefined;
}

async function presentWordFeed(database: Database, knowing: Knowing, request: WordRequest) {
  const { username, langCode, callerId } = request;
  const { id: userId } = await findExistingUser(database, username);
  const filter = { userId, knowing, langCode, callerId };
  const { total, rows } = await findWordsOfUser(database, filter, request);
  return presentFeed(request, { total, rows: await presentCards(database, rows, request) });
}

async function presentActivity(database: Database, userId: string, span: Span) {
  const { until } = span;
  const [days, practised, { breaks }] = await Promise.all([
    findActivity(database, userId, { from: findFirstDay(span), until }),
    findPractisedDays(database, userId, until),
    findStudySettings(database, userId),
  ]);
  const { current: currentStreak, longest: longestStreak } = findStreak(
    practised.map(({ day }) => day),
    until,
    breaks,
  );
  return { buckets: bucketActivity(days, span), currentStreak, longestStreak };
}

export function addStudySettingsRoutes(api: Api, { database }: Services): void {
  answer(api, routes.progress, {
    settings: async (_request, { caller, locale }) =>
      presentStudySettings(await findStudySettings(database, caller.id, locale)),

    updateSettings: async (change, context) =>
      presentStudySettings(await updateStudySettings(database, context, change)),
  });
}

export function addStudyPlanRoutes(api: Api, { database }: Services): void {
  answer(api, routes.progress, {
    lists: async (request, { caller }) => ({
      data: await presentListProgress(database, request, caller),
    }),

    studyLists: async ({ listIds, ...studying }, context) => ({
      data: await presentStudyLists(database, listIds, studying, context),
    }),

    plans: async (studying, context) => ({
      data: await presentPlans(database, studying, context),
    }),

    async savePlan(plan, context) {
      await savePlan(database, plan, context);
      return plan;
    },

    async deletePlan({ listId }, { caller }) {
      await deletePlan(database, caller.id, listId);
      return { listId };
    },

    mergePlans: async ({ plans }, context) => ({
      added: await mergePlans(database, plans, context),
    }),
  });
}
