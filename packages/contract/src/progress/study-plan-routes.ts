import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { defineRoutes, deleteRoute } from '../base/route.ts';
import {
  count,
  day,
  exampleId,
  id,
  listName,
  listSlug,
  storedLangCode,
  tranLangCode,
} from '../base/scalar.ts';

const maxIds = 1_000;

const wordIds = z.array(id).max(maxIds).default([]);

/** How much of a list a learner has learned. */
const listProgress = z
  .object({
    listId: id,
    known: count,
    learning: count.describe('Words with a review that are not known'),
  })
  .openapi('ListProgress');

/** A list as something to learn. */
const studyList = z
  .object({
    list: z
      .object({ id, slug: listSlug, name: listName, langCode: storedLangCode })
      .openapi('StudiedList'),
    learned: count.describe('Words that were answered or marked as known'),
    learnedToday: count.describe('Words that were answered for the first time'),
    remaining: count.describe(
      'Words that lessons will teach: those with a translation that are not learned',
    ),
  })
  .openapi('StudyList');

const wordsPerDay = z.int().min(1).max(limits.dailyGoalMaxWords).openapi({ example: 7 });

/** To learn a list with so many words a day. */
const studyPlan = z
  .strictObject({ listId: id, wordsPerDay })
  .openapi('StudyPlan', { example: { listId: exampleId, wordsPerDay: 7 } });

const plannedList = studyList.extend({ wordsPerDay }).openapi('PlannedList');

export type ListProgress = z.infer<typeof listProgress>;
export type StudyList = z.infer<typeof studyList>;
export type StudyPlan = z.infer<typeof studyPlan>;
export type PlannedList = z.infer<typeof plannedList>;

const learnersDay = day.describe("The learner's current date");

const plannedLists = z
  .object({ data: z.array(plannedList) })
  .openapi('PlannedLists', { description: 'The oldest first' });

export const studyPlanRoutes = {
  ...defineRoutes('/front-progress', 'anyone', {
    lists: {
      summary: 'Count the words of lists that the reader knows and learns',
      body: z.strictObject({
        listIds: z.array(id).max(limits.feedMaxPageSize),
        knownIds: wordIds.describe('Words that a visitor knows. Those of an account are known'),
        learningIds: wordIds.describe('Further words that a visitor has answered'),
      }),
      success: z
        .object({ data: z.array(listProgress) })
        .openapi('ListProgressAnswer', { description: 'Excludes lists without such words' }),
    },
    studyLists: {
      summary: 'Get how many words of lists are learned, and how many are left to learn',
      body: z.strictObject({
        listIds: z.array(id).max(limits.studyMaxPlans),
        tranLangCode,
        day: learnersDay,
        learnedIds: wordIds.describe(
          'Words that a visitor has answered or knows. Those of an account are known',
        ),
        learnedTodayIds: wordIds.describe(
          'Those of them that were answered for the first time on that day',
        ),
      }),
      success: z
        .object({ data: z.array(studyList) })
        .openapi('StudyLists', { description: 'Excludes lists that the reader does not see' }),
    },
  }),
  ...defineRoutes('/front-progress', 'learner', {
    plans: {
      summary: 'Get your study plans, and how far you are',
      body: z.strictObject({ tranLangCode, day: learnersDay }),
      success: plannedLists,
    },
    savePlan: {
      summary: 'Plan to learn a list, or change how many words you learn a day',
      body: studyPlan,
      success: studyPlan,
      errors: ['NotFound', 'StudyMaxPlansExceeded'],
    },
    mergePlans: {
      summary: 'Add the plans that a browser stored before its learner signed in',
      body: z.strictObject({ plans: z.array(studyPlan).max(limits.studyMaxPlans) }),
      success: z.object({
        added: count.describe(
          'Excludes lists that already have a plan, lists that you do not see, and plans beyond the limit',
        ),
      }),
    },
  }),
  deletePlan: deleteRoute({
    path: '/front-progress/delete-plan',
    access: 'learner',
    summary: 'Delete a study plan; what you have learned stays',
    body: z.strictObject({ listId: id }),
    success: z.object({ listId: id }),
  }),
};

export type PlannedLists = z.infer<typeof plannedLists>;
