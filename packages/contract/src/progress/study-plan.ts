import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { count, exampleId, id, listName, listSlug, storedLangCode } from '../base/scalar.ts';

const maxIds = 1_000;

export const wordIds = z.array(id).max(maxIds).default([]);

/** How much of a list a learner has learned. */
export const listProgress = z
  .object({
    listId: id,
    known: count,
    learning: count.openapi({ description: 'Words with a review that are not known' }),
  })
  .openapi('ListProgress');

/** A list as something to learn. */
export const studyList = z
  .object({
    list: z
      .object({ id, slug: listSlug, name: listName, langCode: storedLangCode })
      .openapi('StudiedList'),
    learned: count.openapi({ description: 'Words that were answered or marked as known' }),
    learnedToday: count.openapi({ description: 'Words that were answered for the first time' }),
    remaining: count.openapi({
      description: 'Words that lessons will teach: those with a translation that are not learned',
    }),
  })
  .openapi('StudyList');

const wordsPerDay = z.int().min(1).max(limits.dailyGoalMaxWords).openapi({ example: 7 });

/** To learn a list with so many words a day. */
export const studyPlan = z
  .strictObject({ listId: id, wordsPerDay })
  .openapi('StudyPlan', { example: { listId: exampleId, wordsPerDay: 7 } });

export const plannedList = studyList.extend({ wordsPerDay }).openapi('PlannedList');

export type ListProgress = z.infer<typeof listProgress>;
export type StudyList = z.infer<typeof studyList>;
export type StudyPlan = z.infer<typeof studyPlan>;
export type PlannedList = z.infer<typeof plannedList>;
