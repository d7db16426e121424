import { z } from '@hono/zod-openapi';
import {
  defineFeed,
  entryStatus,
  hasHomographs,
  homograph,
  id,
  knowing,
  orNull,
  privacy,
  reason,
  speechPartId,
  storedLangCode,
  textOfMode,
  wordMode,
} from '../base/scalar.ts';
import { wordRecord } from '../card/word-record.ts';
import { listRecord } from '../collection/list.ts';
import { tableRecord } from '../collection/table.ts';
import { wordDetails } from '../grammar/word-details.ts';
import { imageFeed } from '../image/image.ts';
import { recordingFeed, recordingOrNull } from '../recording/recording.ts';
import { tagWord } from '../tag/tag.ts';
import { translationFeed } from '../translation/translation.ts';

/** The reader's contribution. Its status, reason and privacy are fields of the word entity. */
const ownContribution = z
  .object({
    ...wordDetails,
    speechPartIds: z.array(speechPartId),
  })
  .openapi('OwnContribution');

/** A word as its page shows it. */
export const word = z
  .object({
    id,
    text: textOfMode,
    langCode: storedLangCode,
    mode: wordMode,
    homograph,
    hasHomographs,
    ...wordDetails,
    active: z.boolean(),
    status: entryStatus,
    reason: reason.nullable().openapi({
      description: 'Why it was rejected; only its authors see it',
      example: null,
    }),
    privacy: privacy.nullable().openapi({
      description: 'The privacy of the reader’s contribution; null if there is none',
      example: null,
    }),
    isPublished: z.boolean().openapi({
      description:
        'Whether everybody sees the word, regardless of the status of the reader’s contribution',
      example: true,
    }),
    homographs: z.array(wordRecord).describe('The other words of the same text'),
    lemmas: z.array(wordRecord).describe('Words that its text is a form of'),
    contribution: orNull(ownContribution),
    knowing,
    speechParts: z.array(z.object({ speechPartId, tranFeed: translationFeed })),
    definitionFeed: translationFeed.describe(
      'Its definitions in its own language; of a definition, the words that it explains',
    ),
    imageFeed,
    recording: recordingOrNull,
    recordingFeed,
    tagFeed: defineFeed(tagWord),
    listFeed: defineFeed(listRecord),
    tableFeed: defineFeed(tableRecord),
  })
  .openapi('WordEntity');

export type Word = z.infer<typeof word>;
