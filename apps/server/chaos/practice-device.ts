import { randomInt } from 'node:crypto';
import type { ReviewEvent, ReviewSync } from '@wordhoard/contract';
import { answerEvent, buildUndo, markEvent } from '../test/review-events.ts';

type Send = (address: string, request: object) => Promise<ReviewSync>;

/** A device that sends the events of its learner, again until they are acknowledged. */
export class PracticeDevice {
  readonly #send: Send;
  readonly #sent: ReviewEvent[] = [];
  #waiting: ReviewEvent[] = [];
  wordIds: string[] = [];

  constructor(send: Send) {
    this.#send = send;
  }

  get acknowledged(): number {
    return this.#sent.length;
  }

  /** Sends new events, with those that got no answer. */
  async practise(address: string): Promise<void> {
    while (this.#waiting.length < 3 || randomInt(3) > 0) this.#waiting.push(this.#nextEvent());
    await this.#sendWaiting(address);
  }

  async #sendWaiting(address: string): Promise<void> {
    const events = this.#waiting.slice(0, 400);
    await this.#send(address, { ...device, cursor: 0, events });
    this.#waiting = this.#waiting.slice(events.length);
    this.#sent.push(...events);
  }

  #nextEvent(): ReviewEvent {
    const earlier = [...this.#sent, ...this.#waiting].at(-1 - randomInt(4));
    if (earlier !== undefined && earlier.kind !== 'undo' && randomInt(4) === 0)
      return buildUndo(earlier);
    const wordId = this.wordIds[randomInt(this.wordIds.length)] ?? '';
    return randomInt(4) === 0
      ? markEvent(wordId, { mark: randomInt(2) === 0 ? 'known' : 'unknown' })
      : answerEvent(wordId, { verdict: randomInt(3) === 0 ? 'wrong' : 'exact' });
  }

  /** Sends what waits. Counts the events that another device does not get. */
  async countLost(address: string): Promise<number> {
    while (this.#waiting.length > 0) await this.#sendWaiting(address);
    const stored = new Set(await this.#findIds(address));
    return this.#sent.filter(({ id }) => !stored.has(id)).length;
  }

  /** Counts the events that another device gets twice. */
  async countTwice(address: string): Promise<number> {
    const ids = await this.#findIds(address);
    return ids.length - new Set(ids).size;
  }

  /** The ids of the events that a new device gets, page by page. */
  async #findIds(address: string): Promise<string[]> {
    const ids: string[] = [];
    let cursor = 0;
    for (let isComplete = false; !isComplete; ) {
      const page = await this.#send(address, { ...device, cursor, events: [] });
      ids.push(...page.words.flatMap(({ events }) => events.map(({ id }) => id)));
      ({ cursor, isComplete } = page);
    }
    return ids;
  }
}

/** The server only names the device to others. */
const device = { deviceId: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10', sessions: [] };
