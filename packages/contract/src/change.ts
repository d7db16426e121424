import { z } from '@hono/zod-openapi';
import { exampleId, id } from './scalar.ts';

/**
 * That something in an account has changed, on whatever device. It tells no more than where to look:
 * who may see it, the call that reads it decides.
 */
export const change = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('knowing'),
      wordIds: z.array(id).openapi({ description: 'Whose mark has changed' }),
    }),
    z.object({ kind: z.enum(['list', 'table', 'quiz', 'user']) }),
  ])
  .openapi('Change', { example: { kind: 'knowing', wordIds: [exampleId] } });

export type Change = z.infer<typeof change>;
