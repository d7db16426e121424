import { z } from '@hono/zod-openapi';
import {
  brokenLinkPath,
  count,
  entryStatus,
  id,
  speechPartId,
  storedLangCode,
  time,
  translationText,
  username,
  wordReference,
} from '../base/scalar.ts';
import { outcomeFields } from '../contribution/contribution.ts';
import { wordDetails } from '../grammar/word-details.ts';
import { uploadedImage } from '../image/image.ts';
import { uploadedRecording } from '../recording/recording.ts';
import { tagRecord } from '../tag/tag.ts';

/** The kinds of entries that admins approve or reject. */
export const entryKind = z
  .enum(['word', 'translation', 'image', 'recording', 'tag', 'suggestion'])
  .openapi({ example: 'translation' });

export const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .openapi({ example: 'f45bcad95a769413a86582756273156048a931a2d91137790fd094c5dbd4e8d1' });

const commonFields = {
  id,
  ...outcomeFields,
  username: username.nullable().openapi({ description: 'Who added it; null for starter content' }),
  createdAt: time.nullable(),
};

/** Has a status because approving an entry approves its words too. */
const moderatedWord = wordReference
  .extend({ status: entryStatus })
  .openapi('ModeratedWordReference');

export const moderationEntry = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('translation'),
        ...commonFields,
        words: z.array(moderatedWord).openapi({ description: 'The two words of the translation' }),
        speechPartId,
      })
      .openapi('ModeratedTran'),
    z
      .object({
        kind: z.literal('image'),
        ...commonFields,
        word: moderatedWord,
        ...uploadedImage,
      })
      .openapi('ModeratedWordImage'),
    z
      .object({
        kind: z.literal('recording'),
        ...commonFields,
        word: moderatedWord,
        ...uploadedRecording,
      })
      .openapi('ModeratedWordRecording'),
    z
      .object({
        kind: z.literal('word'),
        ...commonFields,
        word: moderatedWord,
        ...wordDetails,
        speechPartIds: z.array(speechPartId),
      })
      .openapi('ModeratedWord'),
    z
      .object({ kind: z.literal('tag'), ...commonFields, word: moderatedWord, tag: tagRecord })
      .openapi('ModeratedTagWord'),
    z
      .object({
        kind: z.literal('suggestion'),
        ...commonFields,
        word: moderatedWord.openapi({ description: 'The word that was asked' }),
        langCode: storedLangCode.openapi({ example: 'de' }),
        text: translationText,
      })
      .openapi('ModeratedSuggestion'),
    z
      .object({
        kind: z.literal('broken-link'),
        id: digest,
        path: brokenLinkPath,
        reportCount: count,
      })
      .openapi('BrokenLink'),
  ])
  .openapi('ModerationEntry');

export type ModerationEntry = z.infer<typeof moderationEntry>;
export type ModeratedWordReference = z.infer<typeof moderatedWord>;
