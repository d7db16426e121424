import {
  type AnswerEvent,
  type PlayedSession,
  type QuizSettings,
  type ReviewEvent,
  routes,
} from '@wordhoard/contract';
import type { ReviewMark } from '@wordhoard/contract/enumeration';
import type { Review } from '@wordhoard/review-scheduler';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { activityDay, userWord } from '../src/schema/review.ts';
import { buildUser } from './factory.ts';
import { addReviews, answered, findCard, marked } from './learn-word.ts';
import { fruitQuiz, toSession } from './quiz-session.ts';
import { answerEvent, buildUndo, markEvent } from './review-events.ts';
import { SignedInUser, type TestApp } from './test-app.ts';

/** A learner with a device, which reports what it does at once. */
export class Learner extends SignedInUser {
  readonly deviceId = newId();

  /** The unlisted lists and tables that the device has opened. */
  openedIds: string[] = [];

  sync(events: readonly ReviewEvent[], sessions: readonly PlayedSession[] = []) {
    const sent = { events: [...events], sessions: [...sessions], openedIds: this.openedIds };
    const request = { deviceId: this.deviceId, cursor: 0, ...sent };
    return this.app.call(routes.review.sync, request, this.headers);
  }

  async answer(wordId: string, differences: Partial<AnswerEvent> = {}) {
    const event = answerEvent(wordId, differences);
    await this.sync([event]);
    return event;
  }

  async mark(wordId: string, mark: ReviewMark) {
    const event = markEvent(wordId, { mark });
    await this.sync([event]);
    return event;
  }

  /** Takes back an answer or a mark. */
  async undo(event: Pick<ReviewEvent, 'id' | 'wordId'>): Promise<void> {
    await this.sync([buildUndo(event)]);
  }

  /** Begins a quiz session. */
  async start(changes: Partial<QuizSettings> = {}) {
    const request = { ...fruitQuiz, ...changes };
    const quiz = await this.app.call(routes.quiz.entity, request, this.headers);
    const session = toSession(quiz);
    await this.sync([], [session]);
    const wordIds = session.pairs.map(({ wordId }) => wordId);
    return { quiz, session, id: session.id, wordIds };
  }

  finish(session: PlayedSession) {
    return this.sync([], [{ ...session, finishedAt: new Date().toISOString() }]);
  }

  /** One of the learner's sessions. */
  record(id: string) {
    return this.app.call(routes.quiz.record, { id }, this.headers);
  }

  /** The session to continue. */
  async current() {
    return (await this.app.call(routes.quiz.current, {}, this.headers)).quiz;
  }

  /** The sessions with answers. */
  sessions(page = 1, pageSize = 20) {
    return this.app.call(routes.quiz.feed, { page, pageSize }, this.headers);
  }

  /** Stores a history without the activity of its days. */
  store(id: string, reviews: readonly Review[]): Promise<void> {
    return addReviews(this.app.database, this.user, { id }, reviews);
  }

  /** Saves words long ago. */
  async learn(wordIds: readonly string[]): Promise<void> {
    for (const id of wordIds) await this.store(id, [marked('2025-12-31', 'saved')]);
  }

  /** Lets the next correct answer make the words known. */
  async almostLearn(wordIds: readonly string[]): Promise<void> {
    for (const id of wordIds) await this.store(id, [answered('2026-01-01', 3)]);
  }

  cardOf(wordId: string) {
    return findCard(this.app.database, this.user, { id: wordId });
  }

  /** Everything that is stored about the words that the learner knows. */
  marks() {
    return this.app.database
      .select()
      .from(userWord)
      .where(eq(userWord.userId, this.user.id))
      .orderBy(userWord.wordId);
  }

  activity() {
    return this.app.database
      .select()
      .from(activityDay)
      .where(eq(activityDay.userId, this.user.id))
      .orderBy(activityDay.day);
  }
}

export async function buildLearner(app: TestApp): Promise<Learner> {
  const user = await buildUser(app.database);
  return new Learner(app, user, await app.headersOf(user));
}
