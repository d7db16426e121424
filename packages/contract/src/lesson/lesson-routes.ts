import { z } from '@hono/zod-openapi';
import { levelCodes } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { defineRoutes } from '../base/route.ts';
import { count, exampleId, id, langCode, tranLangCode } from '../base/scalar.ts';
import { wordRecord } from '../card/word-record.ts';
import { quizItem } from '../quiz/quiz.ts';
import { lessonList } from '../quiz/quiz-session.ts';

const level = z.enum(levelCodes).openapi({
  description: 'A level of the Common European Framework of Reference',
  example: 'A2',
});

const maxIds = 1_000;

const ids = z.array(id).max(maxIds).default([]);

/** Which words a learner wants to learn next. */
const lessonRequest = z.strictObject({
  langCode,
  tranLangCode,
  level: level.optional().describe('Easier words are left out'),
  listId: id.optional().describe('Only words of this list, in its order'),
  maxWords: z
    .int()
    .min(1)
    .max(limits.lessonWords)
    .default(limits.lessonWords)
    .openapi({ description: 'How many words to teach', example: 4 }),
  savedIds: ids.describe('Words that a visitor saved to learn. Those of an account are known'),
  learnedIds: ids.describe('Words to leave out, besides those that the account learns already'),
});

const lesson = z
  .object({
    list: z
      .union([lessonList, z.null()])
      .describe('The list of the first word; null if the learner saved that word'),
    ids: z
      .array(id)
      .max(limits.lessonWords)
      .describe('In the order of learning; empty if no word is left'),
    remaining: count.describe(
      'The number of words left after these, in the list or among the saved ones',
    ),
    also: z
      .array(
        z.object({
          word: wordRecord,
          meanings: z.array(z.string()).openapi({ example: ['weather'] }),
        }),
      )
      .optional()
      .describe('Words that the learner knows, and which of their translations are new to them'),
  })
  .openapi('Lesson', {
    example: {
      list: { id: exampleId, slug: 'en-greetings', name: 'Greetings and courtesy' },
      ids: [exampleId],
      remaining: 9,
    },
  });

/** Words of one level, as questions for a placement. */
const placementLevel = z
  .object({ level, items: z.array(quizItem) })
  .openapi('PlacementLevel', { description: 'The items are also the wrong options of each other' });

const placement = z
  .object({
    levels: z
      .array(placementLevel)
      .describe('The easiest first; levels without words are left out'),
  })
  .openapi('Placement');

const courseUnit = z
  .object({
    list: lessonList.describe('Its words in the order in which lessons teach them'),
    level,
    wordCount: count,
    remaining: count.describe('The number of words that lessons will still teach'),
  })
  .openapi('CourseUnit', {
    example: {
      list: { id: exampleId, slug: 'en-course-hello', name: 'Say hello' },
      level: 'A1',
      wordCount: 15,
      remaining: 5,
    },
  });

const course = z
  .object({ units: z.array(courseUnit).describe('In the order in which lessons teach them') })
  .openapi('Course');

const nextUnit = z
  .object({
    list: lessonList,
    number: count.describe('Its place in the course, beginning with 1'),
    total: count.describe('The number of units in the course'),
  })
  .openapi('NextUnit', {
    example: {
      list: { id: exampleId, slug: 'en-course-hello', name: 'Say hello' },
      number: 3,
      total: 79,
    },
  });

/** The course of a language, and the words of it that are learned already. */
const courseRequest = lessonRequest.pick({ langCode: true, tranLangCode: true, learnedIds: true });

export type LessonRequest = z.infer<typeof lessonRequest>;
export type Lesson = z.infer<typeof lesson>;
export type Placement = z.infer<typeof placement>;
export type Course = z.infer<typeof course>;
export type NextUnit = z.infer<typeof nextUnit>;

export const lessonRoutes = defineRoutes('/front-lesson', 'anyone', {
  next: {
    summary:
      'Select the next words to learn: those that the learner saved, then unit by unit of the course, then theme by theme',
    body: lessonRequest,
    success: lesson,
    errors: ['NotFound'],
  },
  placement: {
    summary: 'Get words of each level, to find the level of a learner',
    body: z.strictObject({ langCode, tranLangCode }),
    success: placement,
  },
  course: {
    summary: 'Get the units of the course of a language, with what is left to learn',
    body: courseRequest,
    success: course,
  },
  unit: {
    summary: 'Get the unit of the course that lessons teach next',
    body: courseRequest,
    success: z.object({
      unit: z.union([nextUnit, z.null()]).describe('Null if nothing of the course is left'),
    }),
  },
});
