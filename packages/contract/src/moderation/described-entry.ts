import { z } from '@hono/zod-openapi';
import { entryStatus, speechPartId, wordReference } from '../base/scalar.ts';
import { opinionFields } from '../contribution/contribution.ts';
import { wordDetails } from '../grammar/word-details.ts';
import { uploadedImage } from '../image/image.ts';
import { uploadedRecording } from '../recording/recording.ts';
import { tagRecord } from '../tag/tag.ts';

/** Has a status because approving an entry approves its words too. */
export const describedWord = wordReference
  .extend({ status: entryStatus })
  .openapi('DescribedWordReference');

/**
 * The entries of each kind, with what they are about.
 *
 * @param name - the beginning of their names in the OpenAPI document
 * @param common - the other fields of each
 */
export function describeEntries<Common extends z.ZodRawShape>(name: string, common: Common) {
  const judged = { ...common, ...opinionFields };
  const ofWord = { ...judged, word: describedWord };
  return [
    z
      .object({
        kind: z.literal('translation'),
        ...judged,
        words: z.array(describedWord).describe('The two words of the translation'),
        speechPartId,
      })
      .openapi(`${name}Tran`),
    z.object({ kind: z.literal('image'), ...ofWord, ...uploadedImage }).openapi(`${name}WordImage`),
    z
      .object({ kind: z.literal('recording'), ...ofWord, ...uploadedRecording })
      .openapi(`${name}WordRecording`),
    z
      .object({
        kind: z.literal('word'),
        ...common,
        word: describedWord,
        ...wordDetails,
        speechPartIds: z.array(speechPartId),
        meanings: z
          .array(wordReference)
          .describe('The public words that its author proposes as translations'),
        isPublished: z
          .boolean()
          .describe(
            'Whether everybody sees the word, regardless of the status of this contribution',
          ),
      })
      .openapi(`${name}Word`),
    z.object({ kind: z.literal('tag'), ...ofWord, tag: tagRecord }).openapi(`${name}TagWord`),
  ] as const;
}
