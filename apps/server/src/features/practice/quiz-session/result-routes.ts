import { routes } from '@wordhoard/contract';
import type { Api } from '../../../platform/http/api.ts';
import { callerOf } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { mergeRounds } from './merge-sessions.ts';
import { presentAnswered } from './present.ts';
import { requireDaysBegun, saveAnswers } from './save-answers.ts';
import { suggestAnswer } from './suggest-answer.ts';
import { undoAnswer } from './undo-answer.ts';

export function addResultRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.quiz.saveResult, async (context) => {
    const { id: userId } = callerOf(context);
    const { quizId, ...answer } = context.req.valid('json');
    requireDaysBegun([answer], now());
    const answering = { quizId, answers: [answer] };
    const [answered] = await saveAnswers(database, userId, answering, now());
    if (answered === undefined) throw new Error('The answer was not kept');
    return context.json(presentAnswered(answered), 200);
  });

  api.openapi(routes.quiz.saveResults, async (context) => {
    const { id: userId } = callerOf(context);
    const { quizId, results: answers } = context.req.valid('json');
    requireDaysBegun(answers, now());
    const answered = await saveAnswers(database, userId, { quizId, answers }, now());
    return context.json({ data: answered.map(presentAnswered) }, 200);
  });

  api.openapi(routes.quiz.undo, async (context) => {
    const { id: userId } = callerOf(context);
    const { index, undone } = await undoAnswer(database, userId, context.req.valid('json'), now());
    return context.json({ index, undone: undone ? presentAnswered(undone) : null }, 200);
  });

  api.openapi(routes.quiz.merge, async (context) => {
    const { id: userId } = callerOf(context);
    const merging = context.req.valid('json');
    requireDaysBegun(
      merging.rounds.flatMap(({ results }) => results),
      now(),
    );
    return context.json(await mergeRounds(database, userId, merging, now()), 200);
  });

  api.openapi(routes.quiz.suggest, async (context) => {
    const { id: userId } = callerOf(context);
    const suggestion = context.req.valid('json');
    return context.json(await suggestAnswer(database, userId, suggestion, now()), 200);
  });
}
