import { z } from '@hono/zod-openapi';
import { defineRoutes } from '../base/route.ts';
import { day, id, knowing, tranLangCode, translationText } from '../base/scalar.ts';
import {
  knowingChange,
  knowingMergeResult,
  proof,
  wordHistory,
  wordKnowing,
  wordMark,
} from './knowing.ts';

const maxWords = 1_000;

const maxMergedWords = 5_000;

const changes = z
  .object({ changed: z.array(knowingChange) })
  .openapi('KnowingChanges', { description: 'Excludes words that already had the status' });

export const knowingRoutes = defineRoutes('/front-knowing', 'learner', {
  set: {
    summary: 'Mark a word as known, saved or unknown',
    body: z.strictObject({ wordId: id, knowing, day }),
    success: changes,
    errors: ['NotFound'],
  },
  setMany: {
    summary: 'Mark several words, all or none',
    body: z.strictObject({ wordIds: z.array(id).min(1).max(maxWords), knowing, day }),
    success: changes,
    errors: ['NotFound'],
  },
  restore: {
    summary: 'Undo marks; words with later reviews stay as they are',
    body: z.strictObject({ changed: z.array(wordMark).min(1).max(maxWords) }),
    success: z.object({ restored: z.array(wordKnowing) }),
  },
  prove: {
    summary: 'Prove a word by typing a translation or choosing its image',
    body: z.union([
      z.strictObject({ wordId: id, day, tranLangCode, answer: translationText }),
      z.strictObject({ wordId: id, day, wordImageId: id }),
    ]),
    success: proof,
    errors: ['NotFound'],
  },
  merge: {
    summary:
      'Merge the history that a browser stored before its learner signed in; each review counts once',
    body: z.strictObject({ words: z.array(wordHistory).max(maxMergedWords) }),
    success: knowingMergeResult,
  },
});
