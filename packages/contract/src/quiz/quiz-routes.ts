import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { defineRoutes, deleteRoute } from '../base/route.ts';
import {
  count,
  createdId,
  defineData,
  defineFeed,
  entryStatus,
  feedFields,
  id,
  orNull,
  time,
  tranLangCode,
  translationText,
} from '../base/scalar.ts';
import { quiz, quizAvailability, quizQuestionKey } from './quiz.ts';
import { answer, index, quizSession, quizSessionRecord, savedQuizResult } from './quiz-session.ts';
import { quizAvailabilityRequest, quizSettings } from './quiz-settings.ts';

/** A quiz session that was played in a browser before its learner signed in. */
const finishedQuizSession = z
  .strictObject({
    settings: quizSettings,
    finishedAt: time,
    results: z.array(z.strictObject(answer)).min(1).max(limits.quizMaxWords),
  })
  .openapi('FinishedQuizSession');

export const quizRoutes = {
  ...defineRoutes('/front-quiz', 'anyone', {
    entity: {
      summary: 'Select the questions of a quiz, and a pool for wrong options',
      body: quizSettings,
      success: quiz,
      errors: ['NotFound', 'NotAuthorized'],
    },
    availability: {
      summary: 'Get what can be asked about the words of a source, and in which kinds of question',
      body: quizAvailabilityRequest,
      success: quizAvailability,
      errors: ['NotFound', 'NotAuthorized'],
    },
  }),
  ...defineRoutes('/front-quiz', 'learner', {
    start: {
      summary: 'Start a quiz session that can be continued on any device',
      body: z.strictObject({
        id: createdId,
        settings: quizSettings,
        pairs: z.array(quizQuestionKey).min(1).max(limits.quizMaxWords),
      }),
      success: quizSession,
      errors: ['NotFound', 'SimilarRecordAlreadyExists'],
    },
    current: {
      summary: 'Get the unfinished quiz session that was played last',
      body: z.strictObject({}),
      success: z.object({ quiz: orNull(quizSession) }),
    },
    record: {
      summary: 'Get one of your quiz sessions',
      body: z.strictObject({ id }),
      success: quizSession,
      errors: ['NotFound'],
    },
    feed: {
      summary: 'List your quiz sessions, the latest first',
      body: z.strictObject({ page: feedFields.page, pageSize: feedFields.pageSize }),
      success: defineFeed(quizSessionRecord).openapi('QuizSessionFeed'),
    },
    setIndex: {
      summary:
        'Move to a question. A negative index means the first one; an index past the end is ignored',
      body: z.strictObject({ quizId: id, index }),
      success: z.object({ index }),
      errors: ['NotFound'],
    },
    saveResult: {
      summary: 'Save the answer to one question, replacing an earlier answer',
      body: z.strictObject({ quizId: id, ...answer }),
      success: savedQuizResult,
      errors: ['NotFound'],
    },
    saveResults: {
      summary: 'Save several answers of one quiz session, all or none',
      body: z.strictObject({
        quizId: id,
        results: z.array(z.strictObject(answer)).min(1).max(limits.quizMaxWords),
      }),
      success: defineData(savedQuizResult),
      errors: ['NotFound'],
    },
    undo: {
      summary: 'Undo the latest answer, or the answer to one word, with all its effects',
      body: z.strictObject({ quizId: id, wordId: id.optional() }),
      success: z.object({ index, undone: orNull(savedQuizResult) }),
      errors: ['NotFound'],
    },
    finish: {
      summary: 'Finish a quiz session',
      body: z.strictObject({ quizId: id }),
      success: z.object({ id }),
      errors: ['NotFound'],
    },
    merge: {
      summary:
        'Merge the quiz sessions that were played in a browser before signing in, once per key',
      body: z.strictObject({ key: id, rounds: z.array(finishedQuizSession).min(1).max(50) }),
      success: z.object({
        merged: count.describe('The number of sessions added to the account'),
        quizIds: z
          .array(id.nullable())
          .describe('The id of each session in the account, in order; null if it was not added'),
      }),
    },
    suggest: {
      summary: 'Suggest that an answer graded as wrong should be accepted',
      body: z.strictObject({
        id: createdId,
        wordId: id,
        langCode: tranLangCode,
        text: translationText,
      }),
      success: z.object({ id, status: entryStatus }),
      errors: ['NotFound', 'SimilarRecordAlreadyExists'],
    },
  }),
  abandon: deleteRoute({
    path: '/front-quiz/abandon',
    access: 'learner',
    summary: 'Abandon a quiz session; its answers stay in the history',
    body: z.strictObject({ quizId: id }),
    success: z.object({ id }),
    errors: ['NotFound'],
  }),
};

export type QuizAnswer = z.infer<typeof finishedQuizSession>['results'][number];
export type FinishedQuizSession = z.infer<typeof finishedQuizSession>;
