import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../../platform/database/feed-page.ts';
import { answer } from '../../../platform/http/answer.ts';
import type { Api } from '../../../platform/http/api.ts';
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
  const { database } = services;
  addResultRoutes(api, services);

  answer(api, routes.quiz, {
    entity: (settings, context) => makeQuiz(database, resolveSettings(settings), context),

    availability: (request, context) => findAvailability(database, request, context),

    start({ settings, ...quiz }, context) {
      const started = { settings: resolveSettings(settings), ...quiz };
      return startQuizSession(database, started, context);
    },

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
      return presentFeed(request, { total, rows: await presentRecords(database, rows) });
    },

    setIndex: async (move, { caller, now }) => ({
      index: await moveToPair(database, caller.id, move, now),
    }),

    async abandon({ quizId: id }, { caller, now }) {
      await abandonQuizSession(database, caller.id, id, now);
      return { id };
    },

    async finish({ quizId: id }, { caller, now }) {
      await finishQuizSession(database, caller.id, id, now);
      return { id };
    },
  });
}

function addResultRoutes(api: Api, { database }: Services): void {
  answer(api, routes.quiz, {
    async saveResult({ quizId, ...result }, { caller, now }) {
      requireDaysBegun([result], now);
      const answering = { quizId, answers: [result] };
      const [answered] = await saveAnswers(database, caller.id, answering, now);
      if (answered === undefined) throw new Error('The answer was not saved');
      return presentAnswered(answered);
    },

    async saveResults({ quizId, results: answers }, { caller, now }) {
      requireDaysBegun(answers, now);
      const answered = await saveAnswers(database, caller.id, { quizId, answers }, now);
      return { data: answered.map(presentAnswered) };
    },

    async undo(request, { caller, now }) {
      const { index, undone } = await undoAnswer(database, caller.id, request, now);
      return { index, undone: undone ? presentAnswered(undone) : null };
    },

    merge(merging, { caller, now }) {
      const answers = merging.rounds.flatMap(({ results }) => results);
      requireDaysBegun(answers, now);
      return mergeQuizSessions(database, caller.id, merging, now);
    },

    suggest: (suggestion, { caller, now }) => suggestAnswer(database, caller.id, suggestion, now),
  });
}
