import { z } from '@hono/zod-openapi';
import { Strength } from '../base/enumeration.ts';
import { day, orNull } from '../base/scalar.ts';

/** How well a learner remembers a word. */
const wordMemory = z
  .object({
    strength: z.enum(Strength).openapi({ example: Strength.Growing }),
    due: day.describe('The day of the next review'),
  })
  .openapi('WordMemory');

export const memoryOfCaller = orNull(wordMemory).describe(
  'Null if the caller does not learn the word',
);

export type WordMemory = z.infer<typeof wordMemory>;
