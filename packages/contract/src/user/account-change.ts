import { z } from '@hono/zod-openapi';
import { exampleId, id } from '../base/scalar.ts';

/**
 * Something in an account has changed on one of its devices. It carries no data: clients
 * fetch what changed, so that permissions are checked in one place.
 */
export const accountChange = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('knowing'),
      wordIds: z.array(id).openapi({ description: 'The words whose status changed' }),
    }),
    z.object({ kind: z.enum(['list', 'table', 'quiz', 'user']) }),
  ])
  .openapi('AccountChange', { example: { kind: 'knowing', wordIds: [exampleId] } });

export type AccountChange = z.infer<typeof accountChange>;
