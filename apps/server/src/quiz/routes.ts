import { routes } from '@wordhoard/contract';
import type { Context } from 'hono';
import { callerOf } from '../auth/caller.ts';
import { presentFeed } from '../feed/feed.ts';
import type { Api, Env } from '../http/api.ts';
import type { Services } from '../services.ts';
import { abandonQuiz, finishQuiz, moveToPair } from './change-quiz.ts';
import { makeQuiz, settle } from './make-quiz.ts';
import type { Player } from './player.ts';
import { presentQuiz, presentRecords } from './present.ts';
import { addResultRoutes } from './result-routes.ts';
import { startQuiz } from './start-quiz.ts';
import { findCurrentQuiz, findOwnQuiz, findQuizzes } from './store.ts';

export function addQuizRoutes(api: Api, services: Services): void {
  const { database, now } = services;
  addResultRoutes(api, services);

  api.openapi(routes.quiz.entity, async (context) => {
    const settings = settle(context.req.valid('json'));
    return context.json(await makeQuiz(database, settings, playerOf(context)), 200);
  });

  api.openapi(routes.quiz.start, async (context) => {
    const { settings, pairs } = context.req.valid('json');
    const named = { settings: settle(settings), pairs };
    return context.json(await startQuiz(database, named, learnerOf(context), now()), 200);
  });

  api.openapi(routes.quiz.current, async (context) => {
    const learner = learnerOf(context);
    const row = await findCurrentQuiz(database, learner.viewer.id);
    const quiz = row === undefined ? null : await presentQuiz(database, row, learner);
    return context.json({ quiz }, 200);
  });

  api.openapi(routes.quiz.record, async (context) => {
    const learner = learnerOf(context);
    const row = await findOwnQuiz(database, learner.viewer.id, context.req.valid('json').id);
    return context.json(await presentQuiz(database, row, learner), 200);
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
    const learner = learnerOf(context);
    const { quizId } = context.req.valid('json');
    const row = await finishQuiz(database, learner.viewer.id, quizId, now());
    return context.json(await presentQuiz(database, row, learner), 200);
  });
}

const playerOf = (context: Context<Env>): Player => ({
  viewer: context.get('caller'),
  locale: context.get('locale'),
});

const learnerOf = (context: Context<Env>) => ({
  ...playerOf(context),
  viewer: callerOf(context),
});
