import { type ReviewEvent, routes, type SyncedWord } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import type { TestApp } from './test-app.ts';

type StoredEvent = SyncedWord['events'][number];

/** A device of a learner. It keeps the events of other devices that it has got. */
export class SyncDevice {
  readonly id = newId();
  readonly #app: TestApp;
  readonly #headers: Record<string, string>;
  cursor = 0;
  /** By id. */
  readonly events = new Map<string, StoredEvent & { wordId: string }>();

  constructor(app: TestApp, headers: Record<string, string>) {
    this.#app = app;
    this.#headers = headers;
  }

  /** Sends events. The answer does not reach the device. */
  send(...events: ReviewEvent[]) {
    const request = { deviceId: this.id, cursor: this.cursor, events, sessions: [] };
    return this.#app.call(routes.review.sync, request, this.#headers);
  }

  /** Sends events, and keeps what the answer tells. */
  async sync(...events: ReviewEvent[]) {
    const answer = await this.send(...events);
    this.cursor = answer.cursor;
    for (const { wordId, events } of answer.words)
      for (const event of events) this.events.set(event.id, { ...event, wordId });
    return answer;
  }

  /** Sends an event and returns its outcome. */
  async report(event: ReviewEvent) {
    const { received } = await this.sync(event);
    return received[0];
  }
}
