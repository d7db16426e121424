import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { defineRoutes, formRoute, redirectRoute } from '../base/route.ts';
import { count, day, langCode } from '../base/scalar.ts';
import { studyPlanRoutes } from './study-plan-routes.ts';
import { studySettings, studySettingsChange } from './study-settings.ts';

/** What a learner can do on a day. */
const today = z
  .object({
    due: count.describe('Words to review'),
    saved: count.describe('Words to learn'),
    new: count.describe('Saved words without a review'),
    weak: count.describe('Difficult words that are not known'),
    missed: count.describe('Words whose latest answer was wrong'),
    goal: z
      .object({
        unit: z.enum(['words', 'minutes']).openapi({ example: 'words' }),
        target: count.openapi({ example: limits.dailyGoalWords }),
        done: count.describe('In all languages'),
      })
      .openapi('DailyGoal'),
    streak: z
      .object({
        current: count.describe(
          'Consecutive days with practice; one missed day in any 7 days does not end it',
        ),
        longest: count.openapi({ example: 12 }),
        isTodayActive: z.boolean(),
        restDays: z
          .array(day)
          .openapi({ description: 'The missed days of the current streak', example: [] }),
        recentDays: z.array(day).describe('The days with practice among the last 7, in order'),
      })
      .openapi('Streak'),
    forecast: z.array(count).openapi({
      description: `Words due on each of ${limits.forecastDays} days from today; overdue words count today`,
      example: [3, 1, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    }),
  })
  .openapi('Today');

const overview = z
  .object({
    strengths: z.array(count).openapi({
      description: 'The number of words of each strength, from 0 to 4',
      example: [4, 12, 9, 5, 31],
    }),
    forecast: z.array(count).openapi({
      description: `Words due on each of ${limits.forecastDays} days from today; overdue words count today`,
      example: [3, 1, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    }),
    retention: z.array(
      z
        .object({
          start: z.iso.date().describe('The Monday of the week'),
          reviews: count.describe('Reviews of words learned on an earlier day'),
          recalled: count.describe('Those that were answered correctly'),
        })
        .openapi('RetentionOfWeek', {
          example: { start: '2026-03-02', reviews: 40, recalled: 37 },
        }),
    ),
  })
  .openapi('ProgressOverview');

const unsubscribePath = '/front-progress/unsubscribe';
const unsubscribeQuery = z.strictObject({
  token: z.string().min(1).max(200).openapi({
    description: 'The token of a mailed link, which does not expire',
    example: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10.Ab4wu0ondlw3Ri5r8qC_i2wQn5vp2B5v1WRV2xpzakM',
  }),
});

export const progressRoutes = {
  ...defineRoutes('/front-progress', 'learner', {
    today: {
      summary: 'Get what is due, the daily goal and the streak',
      body: z.strictObject({
        langCode,
        day: day.describe("The learner's current date"),
      }),
      success: today,
    },
    overview: {
      summary: 'Get how well you remember your words of a language, and when they are due',
      body: z.strictObject({
        langCode,
        day: day.describe("The learner's current date"),
      }),
      success: overview,
    },
    settings: {
      summary: 'Get the daily goal, the reminder and the levels',
      body: z.strictObject({}),
      success: studySettings,
    },
    updateSettings: {
      summary: 'Change some of the settings; reminders need an account with an e-mail address',
      body: studySettingsChange,
      success: studySettings,
    },
  }),
  ...studyPlanRoutes,
  unsubscribe: formRoute({
    path: unsubscribePath,
    access: 'anyone',
    summary: 'Switch reminders off by one click in a mail program (RFC 8058)',
    query: unsubscribeQuery,
    form: z.strictObject({
      'List-Unsubscribe': z.literal('One-Click').openapi({ example: 'One-Click' }),
    }),
    success: z.object({ unsubscribed: z.literal(true) }),
  }),
  openUnsubscribePage: redirectRoute({
    path: unsubscribePath,
    access: 'anyone',
    summary: 'Open the page that asks whether to switch reminders off',
    request: { query: unsubscribeQuery },
    destination: 'the page `/unsubscribe` of the app',
    exampleAddress: '/unsubscribe?token=01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10.Ab4wu0ondlw3Ri5r8qC_',
  }),
};

export type ProgressOverview = z.infer<typeof overview>;

export type Today = z.infer<typeof today>;

export type DailyGoal = NonNullable<Today['goal']>;
