import {
  type QuizAnswer,
  type QuizSession,
  type QuizSettings,
  type ResolvedQuizSettings,
  routes,
} from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import { activityDay, userWord } from '../src/features/practice/review/schema.ts';
import {
  findWordProgress,
  saveWordProgress,
} from '../src/features/practice/review/word-progress.ts';
import { buildUser } from './factory.ts';
import { SignedInUser, type TestApp } from './test-app.ts';

export const today = new Date().toISOString().slice(0, 10);
const longAgo = new Date('2026-01-01T00:00:00.000Z');

export const fruitQuiz: ResolvedQuizSettings = {
  source: { kind: 'list', slug: 'de-fruit' },
  tranLangCode: 'en',
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
  day: today,
  ...overrides,
});

/** A learner with the requests of practice. */
export class Learner extends SignedInUser {
  async start(changes: Partial<QuizSettings> = {}): Promise<QuizSession & { wordIds: string[] }> {
    const request = { ...fruitQuiz, ...changes };
    const { settings, pairs } = await this.app.call(routes.quiz.entity, request, this.headers);
    const names = pairs.map(({ code, item: { wordId, rowId } }) => ({ wordId, code, rowId }));
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

  /** Saves words with progress from long ago. */
  async learn(wordIds: readonly string[], rightDays = 0): Promise<void> {
    const progress = { status: 'saved', rightDays, lastRightDay: '2026-01-01' } as const;
    const words = wordIds.map((wordId) => ({ wordId, progress }));
    await saveWordProgress(this.app.database, this.user.id, words, longAgo);
  }

  async progressOf(wordId: string) {
    return (await findWordProgress(this.app.database, this.user.id, [wordId])).get(wordId);
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
