import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../../platform/database/feed-page.ts';
import type { Api } from '../../../platform/http/api.ts';
import {
  callerOf,
  requestContextOf,
  signedInContextOf,
} from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { makeQuiz, settle } from '../quiz/make-quiz.ts';
import { abandonQuiz, finishQuiz, moveToPair } from './change-session.ts';
import { presentQuiz, presentRecords } from './present.ts';
import { addResultRoutes } from './result-routes.ts';
import { startQuiz } from './start-session.ts';
import { findCurrentQuiz, findOwnQuiz, findQuizzes } from './store.ts';

export function addQuizRoutes(api: Api, services: Services): void {
  const { database, now } = services;
  addResultRoutes(api, services);

  api.openapi(routes.quiz.entity, async (context) => {
    const settings = settle(context.req.valid('json'));
    return context.json(await makeQuiz(database, settings, requestContextOf(context)), 200);
  });

  api.openapi(routes.quiz.start, async (context) => {
    const { settings, pairs } = context.req.valid('json');
    const named = { settings: settle(settings), pairs };
    return context.json(await startQuiz(database, named, signedInContextOf(context)), 200);
  });

  api.openapi(routes.quiz.current, async (context) => {
    const requestContext = signedInContextOf(context);
    const row = await findCurrentQuiz(database, requestContext.caller.id);
    const quiz = row === undefined ? null : await presentQuiz(database, row, requestContext);
    return context.json({ quiz }, 200);
  });

  api.openapi(routes.quiz.record, async (context) => {
    const requestContext = signedInContextOf(context);
    const row = await findOwnQuiz(database, requestContext.caller.id, context.req.valid('json').id);
    return context.json(await presentQuiz(database, row, requestContext), 200);
  });

  api.openapi(routes.quiz.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findQuizzes(database, callerOf(context).id, request);
    return context.json(presentFeed(request, total, await presentRecords(database, rows)), 200);
  });

  api.openapi(routes.quiz.setIndex, async (context) => {
    const { id: userId } = callerOf(context);
    const index = await moveToPair(database, userId, context.req.valid('json'), now());
    return context.json({ index }, 200);
  });

  api.openapi(routes.quiz.abandon, async (context) => {
    const { quizId: id } = context.req.valid('json');
    await abandonQuiz(database, callerOf(context).id, id, now());
    return context.json({ id }, 200);
  });

  api.openapi(routes.quiz.finish, async (context) => {
    const requestContext = signedInContextOf(context);
    const { quizId } = context.req.valid('json');
    const row = await finishQuiz(database, requestContext.caller.id, quizId, now());
    return context.json(await presentQuiz(database, row, requestContext), 200);
  });
}
