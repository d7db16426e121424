import {
  type KnowingChange,
  type MarkedWord,
  type PreviousKnowing,
  routes,
} from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { dayOf } from '../src/features/practice/review/activity.ts';
import { activityDay, userWord } from '../src/features/practice/review/schema.ts';
import { buildUser } from './factory.ts';
import { SignedInUser, type TestApp } from './test-app.ts';

export const today = dayOf(new Date());
export const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1_000);
export const missingWordId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

/** The state of a word without marks. */
export const unmarked: PreviousKnowing = {
  knowing: Knowing.Unknown,
  rightDays: 0,
  lastRightDay: null,
  changedAt: null,
  provedAt: null,
};

/** A learner with the requests of marking and proving words. */
export class ReviewLearner extends SignedInUser {
  mark(wordId: string, knowing: Knowing) {
    return this.app.call(routes.knowing.set, { wordId, knowing, day: today }, this.headers);
  }

  markMany(wordIds: string[], knowing: Knowing) {
    return this.app.call(routes.knowing.setMany, { wordIds, knowing, day: today }, this.headers);
  }

  restore(changed: KnowingChange[]) {
    return this.app.call(routes.knowing.restore, { changed, day: today }, this.headers);
  }

  prove(wordId: string, answer: string) {
    const attempt = { tranLangCode: 'ia', answer };
    return this.app.call(routes.knowing.prove, { wordId, day: today, ...attempt }, this.headers);
  }

  proveByImage(wordId: string, wordImageId: string) {
    return this.app.call(routes.knowing.prove, { wordId, day: today, wordImageId }, this.headers);
  }

  merge(words: MarkedWord[], key: string = newId()) {
    return this.app.call(routes.knowing.merge, { words, key }, this.headers);
  }

  /** Stores progress from last week. */
  async store(wordId: string, overrides: Partial<typeof userWord.$inferInsert>): Promise<void> {
    const mark = { knowing: Knowing.Saved, rightDays: 0, changedAt: lastWeek, langCode: 'eo' };
    const row = { userId: this.user.id, wordId, ...mark, ...overrides };
    await this.app.database.insert(userWord).values(row);
  }

  marks() {
    return this.app.database.select().from(userWord).where(eq(userWord.userId, this.user.id));
  }

  activity() {
    const isOwn = eq(activityDay.userId, this.user.id);
    return this.app.database.select().from(activityDay).where(isOwn);
  }
}

export async function buildReviewLearner(app: TestApp): Promise<ReviewLearner> {
  const user = await buildUser(app.database);
  return new ReviewLearner(app, user, await app.headersOf(user));
}
