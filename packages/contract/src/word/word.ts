import { z } from '@hono/zod-openapi';
import { formKinds } from '../base/enumeration.ts';
import {
  defineFeed,
  entryStatus,
  hasHomographs,
  homograph,
  id,
  imageUrl,
  knowing,
  orNull,
  privacy,
  reason,
  speechPartId,
  storedLangCode,
  textOfMode,
  wordMode,
  wordText,
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

/** Another text under which a word is found. */
const form = z
  .object({ kind: z.enum(formKinds), text: wordText })
  .openapi('Form', { example: { kind: 'past', text: 'went' } });

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
    forms: z.array(form).describe('What everybody finds it by, in the order of the kinds'),
    contribution: orNull(ownContribution),
    knowing,
    speechParts: z.array(z.object({ speechPartId, tranFeed: translationFeed })),
    sharedImages: z
      .array(z.object({ wordId: id, url: imageUrl }))
      .describe('The first picture that it shares with each of its translations'),
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

export type Form = z.infer<typeof form>;
export type Word = z.infer<typeof word>;
