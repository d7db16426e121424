import { z } from '@hono/zod-openapi';
import { id, time } from '../base/scalar.ts';
import { outcomeFields } from '../contribution/contribution.ts';
import { describeEntries } from '../moderation/described-entry.ts';

export const contributionKind = z
  .enum(['word', 'translation', 'image', 'recording', 'tag'])
  .openapi({ example: 'translation' });

/** A contribution as its author sees it. */
export const userContribution = z
  .discriminatedUnion(
    'kind',
    describeEntries('Contributed', { id, ...outcomeFields, createdAt: time }),
  )
  .openapi('UserContribution');

export type UserContribution = z.infer<typeof userContribution>;
export type ContributionKind = z.infer<typeof contributionKind>;
