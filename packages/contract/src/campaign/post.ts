import { z } from '@hono/zod-openapi';
import { smmPostStatuses } from '../base/enumeration.ts';
import { count, id, imageUrl, orNull, time, wordReference } from '../base/scalar.ts';
import { smmFailure } from './channel.ts';

const length = z
  .object({ length: count.openapi({ example: 180 }), maxLength: count.openapi({ example: 1024 }) })
  .describe('As the network counts');

/** A post as the network shows it. */
export const postContent = z
  .discriminatedUnion('type', [
    z
      .object({
        type: z.literal('POST'),
        text: z.string().openapi({ example: 'der Apfel – apple' }),
        bold: z.array(z.object({ offset: count, length: count })).openapi({
          description: 'The parts in bold, in UTF-16 code units',
          example: [{ offset: 0, length: 9 }],
        }),
        imageUrl: imageUrl.nullable(),
        size: length,
      })
      .openapi('SmmPostText'),
    z
      .object({
        type: z.literal('QUIZ'),
        question: z.string().openapi({ example: 'What does “der Apfel” mean?' }),
        options: z.array(z.string()).openapi({ example: ['apple', 'pear', 'plum'] }),
        correctIndex: count.openapi({ example: 0 }),
        explanation: z.string().nullable().openapi({
          description: 'Shown after an answer; null where the network has no explanation',
          example: 'der Apfel – apple',
        }),
        answerText: z.string().nullable().openapi({
          description: 'Posted as a reply when the poll ends; null where the poll shows the answer',
          example: null,
        }),
        size: length,
      })
      .openapi('SmmPostQuiz'),
  ])
  .openapi('SmmPostContent');

export type SmmPostContent = z.infer<typeof postContent>;

const poll = z
  .object({
    options: z.array(z.string()).openapi({ example: ['apple', 'pear', 'plum'] }),
    votes: z.array(count).openapi({ description: 'For each option', example: [12, 3, 1] }),
    voters: count.openapi({ example: 16 }),
    correctIndex: count.openapi({ example: 0 }),
  })
  .openapi('SmmPollResults');

export const smmPost = z
  .object({
    id,
    campaignId: id,
    word: wordReference,
    status: z.enum(smmPostStatuses).openapi({ example: 'planned' }),
    scheduledAt: time,
    sentAt: time.nullable(),
    isEdited: z.boolean().describe('An admin has changed its text'),
    url: z.string().nullable().openapi({ description: 'Its page at the network', example: null }),
    failure: orNull(smmFailure).openapi({ example: null }),
    visitCount: count.describe('Visits to Wordhoard from this post'),
    poll: orNull(poll).openapi({
      description: 'The answers; null until the poll has closed',
      example: null,
    }),
  })
  .openapi('SmmPost');

export const smmPostWithContent = smmPost
  .extend({
    content: orNull(postContent).describe(
      'Null if the word is no longer public or cannot be asked',
    ),
  })
  .openapi('SmmPostWithContent');

export type SmmPost = z.infer<typeof smmPost>;
export type SmmPostWithContent = z.infer<typeof smmPostWithContent>;
