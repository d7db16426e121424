import { type QuizAnswer, type QuizSession, type QuizSettings, routes } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import type { Activity } from '../src/features/practice/review/activity.ts';
import {
  findWordProgress,
  saveWordProgress,
} from '../src/features/practice/review/word-progress.ts';
import { type Database, selectRows } from '../src/platform/database/database.ts';
import { buildUser, type User } from './factory.ts';
import type { TestApp } from './test-app.ts';

export const today = new Date().toISOString().slice(0, 10);
const longAgo = new Date('2026-01-01T00:00:00.000Z');

export const fruitQuiz: QuizSettings = {
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

/** Somebody who plays, and what is known of them. */
export class Learner {
  readonly app: TestApp;
  readonly user: User;
  readonly headers: Record<string, string>;

  constructor(app: TestApp, user: User, headers: Record<string, string>) {
    this.app = app;
    this.user = user;
    this.headers = headers;
  }

  async start(changes: Partial<QuizSettings> = {}): Promise<QuizSession & { wordIds: string[] }> {
    const wish = { ...fruitQuiz, ...changes };
    const { settings, pairs } = await this.app.call(routes.quiz.entity, wish, this.headers);
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

  /** Teaches words as if they had been saved and answered long ago. */
  async learn(wordIds: readonly string[], rightDays = 0): Promise<void> {
    const learning = { status: 'saved', rightDays, lastRightDay: '2026-01-01' } as const;
    const words = wordIds.map((wordId) => ({ wordId, learning }));
    await saveWordProgress(this.app.database, this.user.id, words, longAgo);
  }

  async learningOf(wordId: string) {
    return (await findWordProgress(this.app.database, this.user.id, [wordId])).get(wordId);
  }

  /** All that is kept of what they know. */
  knowledge(): Promise<unknown[]> {
    return selectRows(
      this.app.database,
      sql`select * from user_word where user_id = ${this.user.id} order by word_id`,
    );
  }

  activity(): Promise<(Pick<Activity, 'answered' | 'right' | 'known'> & { day: string })[]> {
    return findActivity(this.app.database, this.user.id);
  }
}

export async function buildLearner(app: TestApp): Promise<Learner> {
  const user = await buildUser(app.database);
  return new Learner(app, user, await app.headersOf(user));
}

const findActivity = (database: Database, userId: string) =>
  selectRows<{ day: string; answered: number; right: number; known: number }>(
    database,
    sql`select day, answered, right_count as right, known from activity_day
        where user_id = ${userId} order by day`,
  );
