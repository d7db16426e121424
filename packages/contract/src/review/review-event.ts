import { z } from '@hono/zod-openapi';
import { answeredAspects } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { count, day, id, orNull, quizCode, storedLangCode, time, verdict } from '../base/scalar.ts';
import { normalizeText } from '../text/normalize.ts';
import { rating, reviewMark } from './review-card.ts';

const eventId = id.describe(
  'A UUIDv7 that the device has made. An event that is sent again counts once',
);

const event = { id: eventId, wordId: id, at: time };

const flag = z.boolean().default(false);

/** An answer to a question about a word. The device has graded it. */
export const answerEvent = z
  .strictObject({
    ...event,
    kind: z.literal('answer'),
    day,
    sessionId: id.optional().describe('The quiz session that asked'),
    rowId: id.optional().describe('The row of the table that it asked'),
    columnId: id.optional().describe('The column, if it asked a single cell'),
    code: quizCode,
    asks: z.enum(answeredAspects).openapi({
      description:
        'Only answers about the meaning, and those that fill a gap, move the schedule of the word',
      example: 'meaning',
    }),
    verdict,
    answer: z.string().max(limits.quizAnswerMaxLength).openapi({ example: 'Apfel' }),
    givenId: id
      .optional()
      .describe('The word whose answer was given instead, if the device knows it'),
    milliseconds: z.int().min(0).max(3_600_000).openapi({ example: 2_400 }),
    isHinted: flag.describe('Whether the learner used a hint, which halves the points'),
    isOverridden: flag.describe('Whether the learner overruled the verdict'),
    isEasy: flag.describe('Whether the learner found the word easy'),
    isTimed: z
      .boolean()
      .optional()
      .describe(
        'Whether it was given against the clock. A right choice then does not move the schedule',
      ),
  })
  .openapi('AnswerEvent');

const markEvent = z
  .strictObject({ ...event, kind: z.literal('mark'), day, mark: reviewMark })
  .openapi('MarkEvent');

/** What a learner writes to remember a word by. */
export const mnemonic = z
  .string()
  .overwrite(normalizeText)
  .max(limits.mnemonicMaxLength)
  .openapi({ example: 'A pear has the shape of a light bulb' });

const noteEvent = z
  .strictObject({
    ...event,
    kind: z.literal('note'),
    text: mnemonic.describe('Takes the place of the notes before. An empty one only removes them'),
  })
  .openapi('NoteEvent');

const undoEvent = z
  .strictObject({
    ...event,
    kind: z.literal('undo'),
    undoes: id.describe(
      'The answer, the mark or the note to take back. It may not have arrived yet',
    ),
  })
  .openapi('UndoEvent');

/** Something that a learner did to a word, as a device reports it. */
export const reviewEvent = z
  .discriminatedUnion('kind', [answerEvent, markEvent, noteEvent, undoEvent])
  .openapi('ReviewEvent');

const stored = { id, at: time };

/** An event as schedules need it, in the form of `@wordhoard/review-scheduler`. */
const storedEvent = z
  .union([
    z.object({ ...stored, day, rating, givenId: id.optional() }),
    z.object({
      ...stored,
      day,
      practice: rating.describe('The rating of an answer that does not move the schedule'),
    }),
    z.object({ ...stored, day, mark: reviewMark }),
    z.object({ ...stored, note: mnemonic }),
    z.object({ ...stored, undoes: id }),
  ])
  .openapi('StoredReviewEvent');

export const syncedWord = z
  .object({
    wordId: id,
    langCode: orNull(storedLangCode).describe('Null if the learner cannot see the word'),
    events: z.array(storedEvent),
  })
  .openapi('SyncedWord');

export const eventOutcome = z.enum(['taken', 'clamped', 'keptWithoutWord']).openapi({
  description:
    '`clamped`: its time or its day has not come yet or is before 2000, so it counts now; `keptWithoutWord`: it is stored, but its word does not exist',
  example: 'taken',
});

/** What became of an event. */
export const receivedEvent = z
  .object({
    id,
    outcome: eventOutcome,
    at: time,
    day: orNull(day).describe('Null for a note and an undo'),
  })
  .openapi('ReceivedReviewEvent');

/** The position in the stream of a learner's events, in the order in which they arrived. */
export const cursor = count.openapi({ example: 0 });

export type ReviewEvent = z.infer<typeof reviewEvent>;
export type AnswerEvent = z.infer<typeof answerEvent>;
export type SyncedWord = z.infer<typeof syncedWord>;
export type EventOutcome = z.infer<typeof eventOutcome>;
export type ReceivedEvent = z.infer<typeof receivedEvent>;
