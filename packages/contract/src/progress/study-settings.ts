import { z } from '@hono/zod-openapi';
import { levelCodes, localeCodes } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { day, langCode, storedLangCode, timeZone } from '../base/scalar.ts';

const goalIn = <Unit extends string>(unit: Unit, max: number) =>
  z.strictObject({ unit: z.literal(unit), target: z.int().min(1).max(max) });

/** How much a learner wants to practise on a day. */
const studyGoal = z
  .discriminatedUnion('unit', [
    goalIn('words', limits.dailyGoalMaxWords),
    goalIn('minutes', limits.dailyGoalMaxMinutes),
  ])
  .openapi('StudyGoal', { example: { unit: 'words', target: limits.dailyGoalWords } });

const reminderHour = z.int().min(0).max(23).nullable().openapi({
  description: 'The hour of the daily reminder in the time zone of the learner; null: no reminder',
  example: 8,
});

const dayEndsAt = z.int().min(0).max(limits.dayEndsAtMax);

const level = z.enum(levelCodes);
const levelsExample = { de: 'A2' };

const dayMilliseconds = 86_400_000;

/** Whether a break has days, and no more than the limit. */
const isBreakLength = ({ from, until }: { from: string; until: string }): boolean =>
  from <= until && Date.parse(until) - Date.parse(from) < limits.breakMaxDays * dayMilliseconds;

/** Days on which a learner does not want to practise. */
const studyBreak = z
  .strictObject({ from: day, until: day })
  .refine(isBreakLength, { path: ['until'] })
  .openapi('StudyBreak', { example: { from: '2026-03-05', until: '2026-03-12' } });

const breaks = z.array(studyBreak).max(limits.studyMaxBreaks);

/** How a learner studies. */
export const studySettings = z
  .object({
    goal: studyGoal,
    dayEndsAt: dayEndsAt.nullable().openapi({
      description: `The hour at which a day of the learner ends and the next one starts; null: not chosen, so ${limits.dayEndsAt}`,
      example: limits.dayEndsAt,
    }),
    reminderHour,
    timeZone,
    locale: z
      .enum(localeCodes)
      .openapi({ description: 'The language of reminders', example: 'en' }),
    levels: z.record(storedLangCode, level).openapi({
      description: 'The level of the learner by language',
      example: levelsExample,
    }),
    breaks: breaks.describe('Past and coming breaks, in order and apart from each other'),
  })
  .openapi('StudySettings');

export const studySettingsChange = z
  .strictObject({
    goal: studyGoal.optional(),
    dayEndsAt: dayEndsAt.optional().openapi({ example: limits.dayEndsAt }),
    reminderHour: reminderHour.optional(),
    timeZone: timeZone.optional(),
    levels: z
      .record(langCode, level.nullable())
      .optional()
      .openapi({ description: 'Other languages keep their level', example: levelsExample }),
    breaks: breaks
      .optional()
      .describe(
        'All of them. Those that overlap become one, unless that is too long, and only the latest are kept',
      ),
  })
  .openapi('StudySettingsChange');

export type StudyBreak = z.infer<typeof studyBreak>;
export type StudyGoal = z.infer<typeof studyGoal>;
export type StudySettings = z.infer<typeof studySettings>;
export type StudySettingsChange = z.infer<typeof studySettingsChange>;
