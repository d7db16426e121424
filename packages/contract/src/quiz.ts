import { z } from '@hono/zod-openapi';
import { dataOf, feedFields, feedOf } from './feed.ts';
import { limits } from './limits.ts';
import { orNull } from './or-null.ts';
import { answer, answered } from './quiz-answer.ts';
import { quizMaterial, quizPairName, quizSettings } from './quiz-material.ts';
import { index, quiz, quizRecord } from './quiz-record.ts';
import { deleteRoute, postRoute } from './route.ts';
import { count, entryStatus, id, time, tranLangCode, translationText } from './scalar.ts';

const playedRound = z
  .strictObject({
    settings: quizSettings,
    finishedAt: time,
    results: z.array(z.strictObject(answer)).min(1).max(limits.quizMaxWords),
  })
  .openapi('PlayedRound');

export const quizRoutes = {
  entity: postRoute({
    path: '/front-quiz/entity',
    access: 'anyone',
    summary: 'What a quiz asks: its words, other words for wrong options, and what can be played',
    body: quizSettings,
    success: quizMaterial,
    errors: ['NotFound', 'NotAuthorized'],
  }),
  start: postRoute({
    path: '/front-quiz/start',
    access: 'learner',
    summary: 'Keep a quiz, so that it can be gone on with on any device',
    body: z.strictObject({
      settings: quizSettings,
      pairs: z.array(quizPairName).min(1).max(limits.quizMaxWords),
    }),
    success: quiz,
    errors: ['NotFound'],
    isCreating: true,
  }),
  current: postRoute({
    path: '/front-quiz/current',
    access: 'learner',
    summary: 'The unfinished quiz that was played last, to be gone on with',
    body: z.strictObject({}),
    success: z.object({ quiz: orNull(quiz) }),
  }),
  record: postRoute({
    path: '/front-quiz/record',
    access: 'learner',
    summary: 'One of the learner’s own quizzes',
    body: z.strictObject({ id }),
    success: quiz,
    errors: ['NotFound'],
  }),
  feed: postRoute({
    path: '/front-quiz/feed',
    access: 'learner',
    summary: 'The quizzes that the learner has played, the latest first',
    body: z.strictObject({ page: feedFields.page, pageSize: feedFields.pageSize }),
    success: feedOf(quizRecord).openapi('QuizFeed'),
  }),
  setIndex: postRoute({
    path: '/front-quiz/set-index',
    access: 'learner',
    summary: 'Move to a pair: a negative index is the first, one beyond the pairs is ignored',
    body: z.strictObject({ quizId: id, index }),
    success: z.object({ index }),
    errors: ['NotFound'],
  }),
  abandon: deleteRoute({
    path: '/front-quiz/abandon',
    access: 'learner',
    summary: 'Go on with a quiz no more; what was answered stays in the history',
    body: z.strictObject({ quizId: id }),
    success: z.object({ id }),
    errors: ['NotFound'],
  }),
  saveResult: postRoute({
    path: '/front-quiz/save-result',
    access: 'learner',
    summary: 'Keep the answer to one word, in the place of an earlier one',
    body: z.strictObject({ quizId: id, ...answer }),
    success: answered,
    errors: ['NotFound'],
  }),
  saveResults: postRoute({
    path: '/front-quiz/save-results',
    access: 'learner',
    summary: 'Keep several answers of one quiz, all or none',
    body: z.strictObject({
      quizId: id,
      results: z.array(z.strictObject(answer)).min(1).max(limits.quizMaxWords),
    }),
    success: dataOf(answered),
    errors: ['NotFound'],
  }),
  undo: postRoute({
    path: '/front-quiz/undo',
    access: 'learner',
    summary: 'Take back the latest answer, or that of one word, and all that it did',
    body: z.strictObject({ quizId: id, wordId: id.optional() }),
    success: z.object({ index, undone: orNull(answered) }),
    errors: ['NotFound'],
  }),
  finish: postRoute({
    path: '/front-quiz/finish',
    access: 'learner',
    summary: 'End a quiz and see how it went',
    body: z.strictObject({ quizId: id }),
    success: quiz,
    errors: ['NotFound'],
  }),
  merge: postRoute({
    path: '/front-quiz/merge',
    access: 'learner',
    summary: 'Take over the rounds played in a browser before signing in, once for each key',
    body: z.strictObject({ key: id, rounds: z.array(playedRound).min(1).max(50) }),
    success: z.object({
      merged: count.openapi({ description: 'Rounds that are new to the account' }),
      quizIds: z.array(id.nullable()).openapi({
        description:
          'What the account calls each round, in their order: nothing, if it has none of it',
      }),
    }),
  }),
  suggest: postRoute({
    path: '/front-quiz/suggest',
    access: 'learner',
    summary: '“I was right”: suggest an answer that was taken as wrong',
    body: z.strictObject({ wordId: id, langCode: tranLangCode, text: translationText }),
    success: z.object({ id, status: entryStatus }),
    errors: ['NotFound', 'SimilarRecordAlreadyExists'],
  }),
};

export type QuizAnswer = z.infer<typeof playedRound>['results'][number];
export type PlayedRound = z.infer<typeof playedRound>;
