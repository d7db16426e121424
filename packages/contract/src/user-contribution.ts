import { z } from '@hono/zod-openapi';
import { opinionFields, outcomeFields } from './contribution.ts';
import { uploadedPicture } from './image.ts';
import { id, speechPartId, tagCode, time } from './scalar.ts';
import { wordReference } from './translation.ts';

export const contributionKind = z
  .enum(['word', 'translation', 'image', 'tag'])
  .openapi({ example: 'translation' });

const contributed = {
  id,
  ...outcomeFields,
  createdAt: time,
};

const judged = { ...contributed, ...opinionFields };

/** What a learner added for everybody, as they see it themselves. */
export const userContribution = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('translation'),
        ...judged,
        words: z.array(wordReference).openapi({ description: 'Its two words' }),
        speechPartId,
      })
      .openapi('ContributedTran'),
    // The picture before the word: Swagger UI tells a kind by the beginning of its component's name.
    z
      .object({
        kind: z.literal('image'),
        ...judged,
        word: wordReference,
        ...uploadedPicture,
      })
      .openapi('ContributedWordImage'),
    z
      .object({ kind: z.literal('word'), ...contributed, word: wordReference })
      .openapi('ContributedWord'),
    z
      .object({ kind: z.literal('tag'), ...judged, word: wordReference, code: tagCode })
      .openapi('ContributedTagWord'),
  ])
  .openapi('UserContribution');

export type UserContribution = z.infer<typeof userContribution>;
export type ContributionKind = z.infer<typeof contributionKind>;
