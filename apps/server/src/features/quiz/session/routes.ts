import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../../platform/database/feed-page.ts';
import type { Api } from '../../../platform/http/api.ts';
import {
  getRequestContext,
  getSignedInContext,
  requireCaller,
} from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { findAvailability } from '../availability.ts';
import { makeQuiz, resolveSettings } from '../make-quiz.ts';
import {
  abandonQuizSession,
  finishQuizSession,
  moveToPair,
  startQuizSession,
} from './change-session.ts';
import { mergeQuizSessions } from './merge-sessions.ts';
import { presentAnswered, presentQuizSession, presentRecords } from './present.ts';
import { requireDaysBegun, saveAnswers } from './save-answers.ts';
import { findCurrentQuizSession, findOwnQuizSession, findQuizSessions } from './store.ts';
import { suggestAnswer } from './suggest-answer.ts';
import { undoAnswer } from './undo-answer.ts';

export function addQuizRoutes(api: Api, services: Services): void {
  const { database, now } = services;
  addResultRoutes(api, services);

  api.openapi(routes.quiz.entity, async (context) => {
    const settings = resolveSettings(context.req.valid('json'));
    return context.json(await makeQuiz(database, settings, getRequestContext(context)), 200);
  });

  api.openapi(routes.quiz.availability, async (context) => {
    const request = context.req.valid('json');
    return context.json(await findAvailability(database, request, getRequestContext(context)), 200);
  });

  api.openapi(routes.quiz.start, async (context) => {
    const { settings, ...quiz } = context.req.valid('json');
    const started = { settings: resolveSettings(settings), ...quiz };
    return context.json(
      await startQuizSession(database, started, getSignedInContext(context)),
      200,
    );
  });

  api.openapi(routes.quiz.current, async (context) => {
    const requestContext = getSignedInContext(context);
    const row = await findCurrentQuizSession(database, requestContext.caller.id);
    const quiz = row === undefined ? null : await presentQuizSession(database, row, requestContext);
    return context.json({ quiz }, 200);
  });

  api.openapi(routes.quiz.record, async (context) => {
    const requestContext = getSignedInContext(context);
    const row = await findOwnQuizSession(
      database,
      requestContext.caller.id,
      context.req.valid('json').id,
    );
    return context.json(await presentQuizSession(database, row, requestContext), 200);
  });

  api.openapi(routes.quiz.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findQuizSessions(database, requireCaller(context).id, request);
    return context.json(presentFeed(request, total, await presentRecords(database, rows)), 200);
  });

  api.openapi(routes.quiz.setIndex, async (context) => {
    const { id: userId } = requireCaller(context);
    const index = await moveToPair(database, userId, context.req.valid('json'), now());
    return context.json({ index }, 200);
  });

  api.openapi(routes.quiz.abandon, async (context) => {
    const { quizId: id } = context.req.valid('json');
    await abandonQuizSession(database, requireCaller(context).id, id, now());
    return context.json({ id }, 200);
  });

  api.openapi(routes.quiz.finish, async (context) => {
    const { quizId: id } = context.req.valid('json');
    await finishQuizSession(database, requireCaller(context).id, id, now());
    return context.json({ id }, 200);
  });
}

function addResultRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.quiz.saveResult, async (context) => {
    const { id: userId } = requireCaller(context);
    const { quizId, ...answer } = context.req.valid('json');
    requireDaysBegun([answer], now());
    const answering = { quizId, answers: [answer] };
    const [answered] = await saveAnswers(database, userId, answering, now());
    if (answered === undefined) throw new Error('The answer was not saved');
    return context.json(presentAnswered(answered), 200);
  });

  api.openapi(routes.quiz.saveResults, async (context) => {
    const { id: userId } = requireCaller(context);
    const { quizId, results: answers } = context.req.valid('json');
    requireDaysBegun(answers, now());
    const answered = await saveAnswers(database, userId, { quizId, answers }, now());
    return context.json({ data: answered.map(presentAnswered) }, 200);
  });

  api.openapi(routes.quiz.undo, async (context) => {
    const { id: userId } = requireCaller(context);
    const { index, undone } = await undoAnswer(database, userId, context.req.valid('json'), now());
    return context.json({ index, undone: undone ? presentAnswered(undone) : null }, 200);
  });

  api.openapi(routes.quiz.merge, async (context) => {
    const { id: userId } = requireCaller(context);
    const merging = context.req.valid('json');
    requireDaysBegun(
      merging.rounds.flatMap(({ results }) => results),
      now(),
    );
    return context.json(await mergeQuizSessions(database, userId, merging, now()), 200);
  });

  api.openapi(routes.quiz.suggest, async (context) => {
    const { id: userId } = requireCaller(context);
    const suggestion = context.req.valid('json');
    return context.json(await suggestAnswer(database, userId, suggestion, now()), 200);
  });
}
