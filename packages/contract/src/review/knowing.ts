import { z } from '@hono/zod-openapi';
import { Knowing, Rating, reviewMarks } from '../base/enumeration.ts';
import { count, day, id, knowing, textOfMode, time, verdict } from '../base/scalar.ts';
import { memoryOfCaller } from '../card/word-memory.ts';

/** The reviews of one word that a browser may send at once. */
const maxReviews = 1_000;

export const rating = z.enum(Rating).openapi({ example: Rating.Good });

export const reviewMark = z.enum(reviewMarks).openapi({ example: 'known' });

const reviewed = { reviewedAt: time, day };

/** An entry in the history of a learner with a word: a rated answer, rated practice, or a mark. */
const review = z
  .union([
    z.strictObject({ ...reviewed, rating }),
    z.strictObject({
      ...reviewed,
      practice: rating.describe(
        'The rating of an answer that does not tell whether the word is remembered',
      ),
    }),
    z.strictObject({ ...reviewed, mark: reviewMark }),
  ])
  .openapi('Review');

export const wordKnowing = z
  .object({ wordId: id, knowing, memory: memoryOfCaller })
  .openapi('UserWordKnowing');

/** A learner's memory of a word in full, in the form of `@wordhoard/review-scheduler`. */
export const reviewCard = z
  .object({
    due: day,
    stability: z.number().nullable().openapi({
      description: 'The number of days until the chance to recall the word falls to 90 %',
      example: 5.8,
    }),
    difficulty: z.number().nullable().openapi({ description: '1 to 10', example: 4.2 }),
    since: day,
    reviewedOn: day.nullable(),
    lastRating: rating.nullable(),
    reviews: count,
    lapses: count.openapi({ example: 0 }),
  })
  .openapi('ReviewCard');

export const reviewSchedule = z
  .object({
    cards: z.record(z.string(), reviewCard).openapi({
      description: 'Keyed by word id; words that the caller does not learn have none',
      example: {},
    }),
    parameters: z.array(z.number()).nullable().openapi({
      description: 'The parameters of the scheduler that fit the caller; null means the default',
      example: null,
    }),
  })
  .openapi('ReviewSchedule');

const markedAt = time.describe('Identifies the mark in the history of the word');

export const knowingChange = z
  .object({
    wordId: id,
    knowing,
    memory: memoryOfCaller,
    before: knowing.openapi({ example: Knowing.Unknown }),
    markedAt,
  })
  .openapi('KnowingChange');

/** A mark to undo. */
export const wordMark = z.strictObject({ wordId: id, markedAt }).openapi('WordMark');

/** The history of a learner with a word in a browser before they signed in. */
export const wordHistory = z
  .strictObject({ wordId: id, reviews: z.array(review).min(1).max(maxReviews) })
  .openapi('UserWordSaving');

export const proof = z
  .object({
    verdict,
    isRight: z.boolean(),
    expected: z.array(textOfMode).describe('All correct answers; empty for an image'),
    knowing,
    changed: z.array(knowingChange).describe('What a correct answer changed; `restore` undoes it'),
  })
  .openapi('Proof');

export const knowingMergeResult = z
  .object({
    added: count.describe('Words without a status in the account'),
    advanced: count.describe('Words whose status in the account has risen'),
    kept: count.describe('Words whose status in the account is not higher'),
    skipped: count.openapi({ description: 'Words that do not exist', example: 0 }),
  })
  .openapi('KnowingMergeResult');

export type Review = z.infer<typeof review>;

export type ReviewSchedule = z.infer<typeof reviewSchedule>;

export type KnowingChange = z.infer<typeof knowingChange>;

export type WordMark = z.infer<typeof wordMark>;

export type WordHistory = z.infer<typeof wordHistory>;

export type KnowingMergeResult = z.infer<typeof knowingMergeResult>;

export type Proof = z.infer<typeof proof>;
