import {
  type QuizAnswer,
  type QuizSession,
  type QuizSettings,
  type ResolvedQuizSettings,
  routes,
} from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import { activityDay, userWord } from '../src/schema/review.ts';
import { buildUser } from './factory.ts';
import { addReviews, answered, findCard, marked } from './learn-word.ts';
import { SignedInUser, type TestApp } from './test-app.ts';

export const today = new Date().toISOString().slice(0, 10);

export const fruitQuiz: ResolvedQuizSettings = {
  source: { kind: 'list', slug: 'de-fruit' },
  tranLangCode: 'en',
  asks: 'meaning',
  mode: 1,
  codes: ['multiple-choice'],
  count: 4,
  direction: 'forward',
  seed: 1,
};

export const answerTo = (wordId: string, overrides: Partial<QuizAnswer> = {}): QuizAnswer => ({
  wordId,
  code: 'multiple-choice',
  verdict: 'exact',
  answer: 'apple',
  milliseconds: 1_500,
  isHinted: false,
  isOverridden: false,
  isEasy: false,
  day: today,
  answeredAt: new Date().toISOString(),
  ...overrides,
});

/** A learner with the requests of practice. */
export class Learner extends SignedInUser {
  async start(changes: Partial<QuizSettings> = {}): Promise<QuizSession & { wordIds: string[] }> {
    const request = { ...fruitQuiz, ...changes };
    const { settings, pairs } = await this.app.call(routes.quiz.entity, request, this.headers);
    const names = pairs.map(({ code, item: { wordId, rowId, columnId } }) => ({
      wordId,
      code,
      rowId,
      columnId,
    }));
    const body = { settings, pairs: names };
    const quiz = await this.app.call(routes.quiz.start, body, this.headers);
    return { ...quiz, wordIds: quiz.pairs.map(({ word }) => word.id) };
  }

  save(quizId: string, wordId: string, overrides: Partial<QuizAnswer> = {}) {
    const answer = answerTo(wordId, overrides);
    return this.app.call(routes.quiz.saveResult, { quizId, ...answer }, this.headers);
  }

  undo(quizId: string, wordId?: string) {
    return this.app.call(routes.quiz.undo, { quizId, wordId }, this.headers);
  }

  record(id: string) {
    return this.app.call(routes.quiz.record, { id }, this.headers);
  }

  /** Saves words long ago. */
  async learn(wordIds: readonly string[]): Promise<void> {
    for (const id of wordIds) await this.#addReviews(id, [marked('2025-12-31', 'saved')]);
  }

  /** Lets the next correct answer make the words known. */
  async almostLearn(wordIds: readonly string[]): Promise<void> {
    for (const id of wordIds) await this.#addReviews(id, [answered('2026-01-01', 3)]);
  }

  #addReviews(id: string, reviews: Parameters<typeof addReviews>[3]): Promise<void> {
    return addReviews(this.app.database, this.user, { id }, reviews);
  }

  cardOf(wordId: string) {
    return findCard(this.app.database, this.user, { id: wordId });
  }

  /** Everything that is stored about the learner's words. */
  knowledge() {
    return this.app.database
      .select()
      .from(userWord)
      .where(eq(userWord.userId, this.user.id))
      .orderBy(userWord.wordId);
  }

  activity() {
    const { day, answered, right, known } = activityDay;
    return this.app.database
      .select({ day, answered, right, known })
      .from(activityDay)
      .where(eq(activityDay.userId, this.user.id))
      .orderBy(day);
  }
}

export async function buildLearner(app: TestApp): Promise<Learner> {
  const user = await buildUser(app.database);
  return new Learner(app, user, await app.headersOf(user));
}
