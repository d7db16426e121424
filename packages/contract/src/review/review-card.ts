import { z } from '@hono/zod-openapi';
import { Rating, reviewMarks } from '../base/enumeration.ts';
import { count, day } from '../base/scalar.ts';

export const rating = z.enum(Rating).openapi({ example: Rating.Good });

export const reviewMark = z.enum(reviewMarks).openapi({ example: 'known' });

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
