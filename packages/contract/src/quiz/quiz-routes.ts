import { z } from '@hono/zod-openapi';
import { defineRoutes } from '../base/route.ts';
import {
  createdId,
  defineFeed,
  entryStatus,
  feedFields,
  id,
  orNull,
  tranLangCode,
  translationText,
} from '../base/scalar.ts';
import { quiz, quizAvailability } from './quiz.ts';
import { quizSession, quizSessionRecord } from './quiz-session.ts';
import { quizAvailabilityRequest, quizRequest } from './quiz-settings.ts';

export const quizRoutes = {
  ...defineRoutes('/front-quiz', 'anyone', {
    entity: {
      summary: 'Select the questions of a quiz, and a pool for wrong options',
      body: quizRequest,
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
};
