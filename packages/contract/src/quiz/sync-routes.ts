import { z } from '@hono/zod-openapi';
import { defineRoutes } from '../base/route.ts';
import { id, openedIds, orNull } from '../base/scalar.ts';
import { cursor, receivedEvent, reviewEvent, syncedWord } from '../review/review-event.ts';
import { playedSession } from './quiz-session.ts';

/** How many events a device may send, and gets, at once. */
const maxSentEvents = 500;

const maxSentSessions = 10;

const reviewSync = z
  .object({
    received: z.array(receivedEvent).describe('One for each event, in order'),
    words: z
      .array(syncedWord)
      .describe('The events after the cursor, without those that this request has sent'),
    cursor,
    isComplete: z.boolean().describe('Whether no event is left; otherwise ask again'),
    parameters: orNull(z.array(z.number())).openapi({
      description: 'The parameters of the scheduler that fit the learner; null means the default',
      example: null,
    }),
  })
  .openapi('ReviewSync');

export const reviewRoutes = defineRoutes('/front-review', 'learner', {
  sync: {
    summary:
      'Send the events of a device, and get those of other devices. Every event is stored, whatever has become of its word, its list or the clock of the device',
    body: z.strictObject({
      deviceId: id.describe('A UUID that the device has made; its other tabs share it'),
      cursor: cursor.describe('The cursor of the latest answer; 0 at first'),
      events: z.array(reviewEvent).max(maxSentEvents),
      sessions: z
        .array(playedSession)
        .max(maxSentSessions)
        .describe('The quiz sessions that have begun, changed or finished'),
      openedIds,
    }),
    success: reviewSync,
  },
});

export type ReviewSync = z.infer<typeof reviewSync>;
