import { z } from '@hono/zod-openapi';
import { id, speechPartId, time, wordReference } from '../base/scalar.ts';
import { opinionFields, outcomeFields } from '../contribution/contribution.ts';
import { wordDetails } from '../grammar/word-details.ts';
import { uploadedImage } from '../image/image.ts';
import { uploadedRecording } from '../recording/recording.ts';
import { tagRecord } from '../tag/tag.ts';

export const contributionKind = z
  .enum(['word', 'translation', 'image', 'recording', 'tag'])
  .openapi({ example: 'translation' });

const contributed = {
  id,
  ...outcomeFields,
  createdAt: time,
};

const withReactions = { ...contributed, ...opinionFields };

/** A contribution as its author sees it. */
export const userContribution = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('translation'),
        ...withReactions,
        words: z.array(wordReference).describe('The two words of the translation'),
        speechPartId,
      })
      .openapi('ContributedTran'),
    z
      .object({
        kind: z.literal('image'),
        ...withReactions,
        word: wordReference,
        ...uploadedImage,
      })
      .openapi('ContributedWordImage'),
    z
      .object({
        kind: z.literal('recording'),
        ...withReactions,
        word: wordReference,
        ...uploadedRecording,
      })
      .openapi('ContributedWordRecording'),
    z
      .object({
        kind: z.literal('word'),
        ...contributed,
        word: wordReference,
        ...wordDetails,
        isPublished: z
          .boolean()
          .describe(
            'Whether everybody sees the word, regardless of the status of this contribution',
          ),
      })
      .openapi('ContributedWord'),
    z
      .object({ kind: z.literal('tag'), ...withReactions, word: wordReference, tag: tagRecord })
      .openapi('ContributedTagWord'),
  ])
  .openapi('UserContribution');

export type UserContribution = z.infer<typeof userContribution>;
export type ContributionKind = z.infer<typeof contributionKind>;
