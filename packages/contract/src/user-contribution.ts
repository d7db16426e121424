import { z } from '@hono/zod-openapi';
import { entryStatus, id, speechPartId, tagCode, time } from './scalar.ts';
import { wordReference } from './translation.ts';

export const contributionKind = z
  .enum(['word', 'translation', 'image', 'tag'])
  .openapi({ example: 'translation' });

const contributed = {
  id,
  status: entryStatus,
  reason: z.string().nullable().openapi({ description: 'Why it was rejected', example: null }),
  createdAt: time,
};

const judged = {
  ...contributed,
  likeCount: z.int().openapi({ example: 3 }),
  dislikeCount: z.int().openapi({ example: 0 }),
};

/** What a learner added for everybody, as they see it themselves. */
export const userContribution = z
  .discriminatedUnion('kind', [
    z
      .object({ kind: z.literal('word'), ...contributed, word: wordReference })
      .openapi('ContributedWord'),
    z
      .object({
        kind: z.literal('translation'),
        ...judged,
        words: z.array(wordReference).openapi({ description: 'Its two words' }),
        speechPartId,
      })
      .openapi('ContributedTran'),
    z
      .object({
        kind: z.literal('image'),
        ...judged,
        word: wordReference,
        url: z.string().openapi({ example: '/picture/1f34e.svg' }),
        licence: z.string().openapi({ example: 'MIT' }),
        source: z.string().openapi({ example: 'Drawn by myself' }),
      })
      .openapi('ContributedWordImage'),
    z
      .object({ kind: z.literal('tag'), ...judged, word: wordReference, code: tagCode })
      .openapi('ContributedTagWord'),
  ])
  .openapi('UserContribution');

export type UserContribution = z.infer<typeof userContribution>;
export type ContributionKind = z.infer<typeof contributionKind>;
