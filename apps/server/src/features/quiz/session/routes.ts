import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { normalizeText } from '@wordhoard/contract/text';
import { resolveSettings } from '@wordhoard/quiz-builder';
import { foldText } from '@wordhoard/quiz-engine';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { presentFeed } from '../../../platform/database/feed-page.ts';
import { insertOnce, isInserted } from '../../../platform/database/insert-once.ts';
import { ApplicationError, requireFound } from '../../../platform/errors/application-error.ts';
import { answer, type RouteRequest } from '../../../platform/http/answer.ts';
import type { Api } from '../../../platform/http/api.ts';
import { eventLimit } from '../../../platform/limits/limits.ts';
import type { Services } from '../../../platform/services.ts';
import { answerSuggestion } from '../../../schema/moderation.ts';
import { lockUser } from '../../user/store.ts';
import { findWord } from '../../word/store.ts';
import { loadAvailability } from '../availability.ts';
import { makeQuiz } from '../make-quiz.ts';
import { presentQuizSession, presentRecords } from './present.ts';
import { findCurrentQuizSession, findOwnQuizSession, findQuizSessions } from './store.ts';
import { syncPractice } from './sync-practice.ts';

export function addQuizRoutes(api: Api, { database, limiter }: Services): void {
  answer(api, routes.review, {
    async sync(request, { caller, now }) {
      const count = request.events.length + request.sessions.length;
      if (count > 0) await limiter.spendOften(eventLimit, caller.id, count);
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

type Suggestion = RouteRequest<typeof routes.quiz.suggest>;

/** Suggests an answer to moderation. A learner cannot suggest the same answer twice under two ids. */
function suggestAnswer(
  database: Database,
  userId: string,
  { id = newId(), ...suggestion }: Suggestion,
  now: Date,
): Promise<{ id: string; status: EntryStatus }> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    requireFound(await findWord(transaction, { id: suggestion.wordId }, userId));
    const isOwn = and(
      eq(answerSuggestion.userId, userId),
      eq(answerSuggestion.wordId, suggestion.wordId),
    );
    if (await isInserted(transaction, answerSuggestion, id, isOwn)) {
      return findSuggestion(transaction, id);
    }
    if (await isSuggested(transaction, userId, suggestion)) {
      throw new ApplicationError('SimilarRecordAlreadyExists');
    }
    const entry = { id, status: EntryStatus.Pending };
    const text = normalizeText(suggestion.text);
    const row = { ...suggestion, ...entry, text, userId, createdAt: now };
    await insertOnce(transaction, answerSuggestion, row, isOwn);
    return entry;
  });
}

async function findSuggestion(database: Database, suggestionId: string) {
  const { id, status } = answerSuggestion;
  const [found] = await database
    .select({ id, status })
    .from(answerSuggestion)
    .where(eq(id, suggestionId));
  return requireFound(found);
}

async function isSuggested(
  database: Database,
  userId: string,
  { wordId, langCode, text }: Suggestion,
): Promise<boolean> {
  const earlier = await database
    .select({ text: answerSuggestion.text })
    .from(answerSuggestion)
    .where(
      and(
        eq(answerSuggestion.userId, userId),
        eq(answerSuggestion.wordId, wordId),
        eq(answerSuggestion.langCode, langCode),
      ),
    );
  const folded = foldText(text, langCode);
  return earlier.some((one) => foldText(one.text, langCode) === folded);
}
