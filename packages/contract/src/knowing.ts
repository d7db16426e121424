import { z } from '@hono/zod-openapi';
import { Knowing } from './enumeration.ts';
import { postRoute } from './route.ts';
import { count, day, id, knowing, time, tranLangCode, translationText, verdict } from './scalar.ts';

const mostWords = 1_000;
const mostMergedWords = 5_000;

const rightDays = z.int().min(0).max(1_000).openapi({
  example: 2,
  description: 'On how many days in a row of answers it was answered rightly',
});

const wordKnowing = z.object({ wordId: id, knowing }).openapi('UserWordKnowing');

/** What was known of a word, and everything that was kept with it. */
const formerKnowing = z
  .strictObject({
    knowing: knowing.openapi({ example: Knowing.Known }),
    rightDays,
    lastRightDay: day.nullable(),
    changedAt: time.nullable(),
    provedAt: time.nullable(),
  })
  .openapi('FormerKnowing');

const knowingChange = z
  .strictObject({ wordId: id, knowing, before: formerKnowing })
  .openapi('KnowingChange');

const changes = z
  .object({ changed: z.array(knowingChange) })
  .openapi('KnowingChanges', { description: 'Words that were so already are not among them' });

/** A word that a learner marked in a browser before they signed in. */
const markedWord = z
  .strictObject({
    wordId: id,
    knowing: z
      .enum({ Known: Knowing.Known, Saved: Knowing.Saved })
      .openapi({ example: Knowing.Saved }),
    rightDays,
    lastRightDay: day.optional(),
    provedAt: time.optional(),
  })
  .openapi('UserWordSaving');

const proof = z
  .object({
    verdict,
    isRight: z.boolean(),
    expected: z
      .array(translationText)
      .openapi({ description: 'All right answers; none for a picture' }),
    knowing,
    changed: z.array(knowingChange).openapi({
      description: 'What a right answer changed, in the form that takes it back',
    }),
  })
  .openapi('Proof');

const merged = z
  .object({
    added: count.openapi({ description: 'Words that the account knew nothing of' }),
    advanced: count.openapi({ description: 'Words that were further in the browser' }),
    kept: count.openapi({ description: 'Words that were as far or further in the account' }),
    skipped: count.openapi({ description: 'Words that are not here', example: 0 }),
  })
  .openapi('MergedKnowing');

export const knowingRoutes = {
  set: postRoute({
    path: '/front-knowing/set',
    access: 'learner',
    summary: 'Mark a word as known or saved, or take its mark away',
    body: z.strictObject({ wordId: id, knowing, day }),
    success: changes,
    errors: ['NotFound'],
  }),
  setMany: postRoute({
    path: '/front-knowing/set-many',
    access: 'learner',
    summary: 'Mark several words, all or none of them',
    body: z.strictObject({ wordIds: z.array(id).min(1).max(mostWords), knowing, day }),
    success: changes,
    errors: ['NotFound'],
  }),
  restore: postRoute({
    path: '/front-knowing/restore',
    access: 'learner',
    summary: 'Take changes back as they were answered; words that changed again stay as they are',
    body: z.strictObject({ changed: z.array(knowingChange).min(1).max(mostWords), day }),
    success: z.object({ restored: z.array(wordKnowing) }),
  }),
  prove: postRoute({
    path: '/front-knowing/prove',
    access: 'learner',
    summary: 'Prove a word by typing a translation or by picking its picture',
    body: z.union([
      z.strictObject({ wordId: id, day, tranLangCode, answer: translationText }),
      z.strictObject({ wordId: id, day, wordImageId: id }),
    ]),
    success: proof,
    errors: ['NotFound'],
  }),
  merge: postRoute({
    path: '/front-knowing/merge',
    access: 'learner',
    summary: 'Take over what a browser kept before its learner signed in, once for each key',
    body: z.strictObject({ words: z.array(markedWord).max(mostMergedWords), key: id }),
    success: merged,
  }),
};

export type FormerKnowing = z.infer<typeof formerKnowing>;
export type KnowingChange = z.infer<typeof knowingChange>;
export type MarkedWord = z.infer<typeof markedWord>;
export type MergedKnowing = z.infer<typeof merged>;
export type Proof = z.infer<typeof proof>;
