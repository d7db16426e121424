import { routes } from '@wordhoard/contract';
import { resolveSettings } from '@wordhoard/quiz-builder';
import { presentFeed } from '../../../platform/database/feed-page.ts';
import { answer } from '../../../platform/http/answer.ts';
import type { Api } from '../../../platform/http/api.ts';
import { eventLimit } from '../../../platform/limits/limits.ts';
import type { Services } from '../../../platform/services.ts';
import { loadAvailability } from '../availability.ts';
import { makeQuiz } from '../make-quiz.ts';
import { presentQuizSession, presentRecords } from './present.ts';
import { findCurrentQuizSession, findOwnQuizSession, findQuizSessions } from './store.ts';
import { suggestAnswer } from './suggest-answer.ts';
import { syncPractice } from './sync-practice.ts';

export function addQuizRoutes(api: Api, { database, limiter }: Services): void {
  answer(api, routes.review, {
    async sync(request, { caller, now }) {
      const { length } = request.events;
      if (length > 0) await limiter.spendOften(eventLimit, caller.id, length);
      return syncPractice(database, caller.id, request, now);
    },
  });

  answer(api, routes.quiz, {
    entity: ({ mixedUp, ...settings }, context) =>
      makeQuiz(database, { settings: resolveSettings(settings, Math.random), mixedUp }, context),

    availability: (request, context) => loadAvailability(database, request, context),

    async current(_request, context) {
      const row = await findCurrentQuizSession(database, context.caller.id);
      return { quiz: row ? await presentQuizSession(database, row, context) : null };
    },

    async record({ id }, context) {
      const row = await findOwnQuizSession(database, context.caller.id, id);
      return presentQuizSession(database, row, context);
    },

    async feed(request, { caller }) {
      const { total, rows } = await findQuizSessions(database, caller.id, request);
      return presentFeed(request, { total, rows: await presentRecords(database, caller.id, rows) });
    },

    suggest: (suggestion, { caller, now }) => suggestAnswer(database, caller.id, suggestion, now),
  });
}
