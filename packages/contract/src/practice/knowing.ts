import { z } from '@hono/zod-openapi';
import { Knowing } from '../base/enumeration.ts';
import { count, day, id, knowing, time, translationText, verdict } from '../base/scalar.ts';

const rightDays = z.int().min(0).max(1_000).openapi({
  example: 2,
  description: 'On how many consecutive days with answers it was answered correctly',
});

export const wordKnowing = z.object({ wordId: id, knowing }).openapi('UserWordKnowing');

/** The previous state of a word, for undoing a change. */
const previousKnowing = z
  .strictObject({
    knowing: knowing.openapi({ example: Knowing.Known }),
    rightDays,
    lastRightDay: day.nullable(),
    changedAt: time.nullable(),
    provedAt: time.nullable(),
  })
  .openapi('PreviousKnowing');

export const knowingChange = z
  .strictObject({ wordId: id, knowing, before: previousKnowing })
  .openapi('KnowingChange');

/** A word that a learner marked in a browser before they signed in. */
export const markedWord = z
  .strictObject({
    wordId: id,
    knowing: z
      .enum({ Known: Knowing.Known, Saved: Knowing.Saved })
      .openapi({ example: Knowing.Saved }),
    rightDays,
    lastRightDay: day.optional(),
    provedAt: time.optional(),
  })
  .openapi('UserWordSaving');

export const proof = z
  .object({
    verdict,
    isRight: z.boolean(),
    expected: z
      .array(translationText)
      .openapi({ description: 'All correct answers; empty for an image' }),
    knowing,
    changed: z.array(knowingChange).openapi({
      description: 'What a correct answer changed, as `restore` takes it',
    }),
  })
  .openapi('Proof');

export const knowingMergeResult = z
  .object({
    added: count.openapi({ description: 'Words without a status in the account' }),
    advanced: count.openapi({ description: 'Words with a higher status in the browser' }),
    kept: count.openapi({ description: 'Words with an equal or higher status in the account' }),
    skipped: count.openapi({ description: 'Words that do not exist', example: 0 }),
  })
  .openapi('KnowingMergeResult');

export type PreviousKnowing = z.infer<typeof previousKnowing>;

export type KnowingChange = z.infer<typeof knowingChange>;

export type MarkedWord = z.infer<typeof markedWord>;

export type KnowingMergeResult = z.infer<typeof knowingMergeResult>;

export type Proof = z.infer<typeof proof>;
