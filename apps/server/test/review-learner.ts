import { routes, type WordHistory, type WordMark } from '@wordhoard/contract';
import type { Knowing } from '@wordhoard/contract/enumeration';
import type { Review } from '@wordhoard/review-scheduler';
import { eq } from 'drizzle-orm';
import { toDay } from '../src/features/review/activity.ts';
import { activityDay, userWord } from '../src/schema/review.ts';
import { buildUser } from './factory.ts';
import { addReviews } from './learn-word.ts';
import { SignedInUser, type TestApp } from './test-app.ts';

export const today = toDay(new Date());
export const missingWordId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

/** A learner with the requests of marking and proving words. */
export class ReviewLearner extends SignedInUser {
  mark(wordId: string, knowing: Knowing) {
    return this.app.call(routes.knowing.set, { wordId, knowing, day: today }, this.headers);
  }

  markMany(wordIds: string[], knowing: Knowing) {
    return this.app.call(routes.knowing.setMany, { wordIds, knowing, day: today }, this.headers);
  }

  restore(changes: readonly WordMark[]) {
    const changed = changes.map(({ wordId, markedAt }) => ({ wordId, markedAt }));
    return this.app.call(routes.knowing.restore, { changed }, this.headers);
  }

  prove(wordId: string, answer: string) {
    const attempt = { tranLangCode: 'ia', answer };
    return this.app.call(routes.knowing.prove, { wordId, day: today, ...attempt }, this.headers);
  }

  proveByImage(wordId: string, wordImageId: string) {
    return this.app.call(routes.knowing.prove, { wordId, day: today, wordImageId }, this.headers);
  }

  merge(words: WordHistory[]) {
    return this.app.call(routes.knowing.merge, { words }, this.headers);
  }

  /** Stores a history without the activity of its days. */
  store(wordId: string, reviews: readonly Review[]): Promise<void> {
    return addReviews(this.app.database, this.user, { id: wordId }, reviews);
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
